import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/reading-a-cheque-leaf-over-the-phone. */
export const readingAChequeLeafOverThePhone: readonly AgentAnswer[] = [
  {
    asked: [
      'How does it understand cheque numbers or digits spoken in different ways, double one double zero?',
      'callers read digits in groups',
      'spoken numerals like double seven',
      'hearing long numbers correctly',
      'old people say digits in lakhs and doubles',
      'double one double zero, will it catch that',
      'how does it understand cheque numbers',
      'people say double zero and triple five',
    ],
    say: 'By knowing what the answer can be: a cheque number has six digits. One number was said nine ways.',
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'It was knowing what a cheque number is: six digits, no more and no less.',
  },
  {
    asked: [
      'What if it mishears the number twice?',
      'wrong digits heard again and again',
      'still mishears after repeating',
      'what if it hears the number wrong',
    ],
    say: 'After two failed read-backs it stops asking. It offers keys, a photo by WhatsApp, or a colleague.',
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'After two failed read-backs the assistant stops asking.',
  },
  {
    asked: [
      'Is OTP asked on the call, should a caller speak a one time password aloud?',
      'should people speak their passcode',
      'sharing OTP with a bot',
      'should customers tell OTP to the bot',
      'is it safe to speak an OTP',
    ],
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'A one-time password should not be spoken to anyone, a machine included.',
  },
  {
    asked: [
      'Can it understand numbers, digits, amounts, account numbers and cheque leaf details spoken over the phone?',
      'does it catch phone numbers and amounts right',
      'lakh and crore spoken',
      'does it understand lakh and crore',
      'can it catch a mobile number correctly',
    ],
    say: 'Yes. One article shows how the assistant hears one number said nine ways.',
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'How the assistant hears one number said nine ways.',
  },
  {
    asked: [
      'how does it confirm a number',
      'read-back of digits',
      'repeat the number to the caller',
      'how does the bot read back a number',
      'does it repeat the number to confirm',
    ],
    say: 'In the caller’s own grouping and language, a little slower, and it asks “shall I stop this cheque?”',
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'The rule now: same grouping, same language, a little slower.',
  },
  {
    asked: ['stop a cheque', 'cheque rukwana hai', 'stop payment request', 'can it stop a cheque payment'],
    say: '“I have asked for it to be stopped” first, and “it is stopped” only once the bank’s system has confirmed.',
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'Until the bank’s system has confirmed it, the assistant says “I have asked for it to be stopped”',
  },
  {
    asked: [
      'error in hearing numbers',
      'how often are digits misheard',
      'accuracy of spoken digits',
      'wrong cheque number heard',
    ],
    say: 'From 19 wrong numbers in 72 to 2, by knowing the length and the caller’s cheque book.',
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'From nineteen to two, and the ear did not improve at all.',
  },
]
