import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/your-call-recordings-and-the-new-data-law. */
export const yourCallRecordingsAndTheNewDataLaw: readonly AgentAnswer[] = [
  {
    asked: [
      'Does it meet DPDP Act, Indian data protection law for call recordings?',
      'does recording fall under privacy law',
      'Indian privacy law for call centres',
    ],
    say: 'A recording of a customer is personal data in digital form. One article goes through it, for people who run call floors.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'This is a reader’s guide for people who run call floors, written in July 2025.',
  },
  {
    asked: [
      'Do we need consent to record calls in India, on which ground may we record?',
      'legal basis for recording conversations',
      'may we tape calls without asking',
    ],
    say: 'The Act knows two grounds: consent, or certain legitimate uses. Your counsel decides which applies to which call.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote:
      'The Act allows processing on two grounds: consent, or one of the “certain legitimate uses” in section 7.',
  },
  {
    asked: [
      'How long may call recordings be kept under the law, retention of recordings?',
      'legally how many months should we preserve audio',
      'storage period of call audio',
    ],
    say: 'The Act gives no number of months: no longer than the purpose needs, unless a law needs more.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'The Act gives no number of months for a service call.',
  },
  {
    asked: [
      'penalty under DPDP act, fine for data breach',
      'how large is the fine',
      'maximum punishment for losing personal data',
    ],
    say: 'Up to ₹250 crore, for failing to keep data secure.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'The highest penalty in the Act’s schedule, up to ₹250 crore, is for failing here.',
  },
]
