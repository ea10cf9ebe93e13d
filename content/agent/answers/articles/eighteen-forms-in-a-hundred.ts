import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/eighteen-forms-in-a-hundred. */
export const eighteenFormsInAHundred: readonly AgentAnswer[] = [
  {
    asked: [
      'What does 99 percent accuracy mean, how many forms have at least one error?',
      'Why do forms still come back with 99% accuracy?',
      'why is 99 percent not good enough',
      'meaning of accuracy per field',
      'if accuracy is 99 percent how many forms are wrong',
      '99% accurate fields mean how many bad forms',
      'how many forms out of hundred have errors',
      'errors in a form of twenty fields',
      'if each field is read 99% right how many forms are wrong',
      'share of wrong forms at 99 percent field accuracy',
    ],
    say: 'On a form of twenty fields, eighteen forms in a hundred carry at least one mistake.',
    page: '/blog/eighteen-forms-in-a-hundred',
    quote: 'So eighteen forms in a hundred carry at least one mistake.',
  },
  {
    asked: [
      'What should we ask an OCR vendor in place of accuracy?',
      'questions for a data capture vendor',
      'how to compare OCR vendors',
      'what should I ask a vendor about OCR accuracy',
      'right measure of data capture quality',
    ],
    say: 'Three things, on your own forms: forms right from end to end, the share sent to a person, and silent errors.',
    page: '/blog/eighteen-forms-in-a-hundred',
    quote: 'Forms right from end to end, of a hundred drawn at random.',
  },
  {
    asked: [
      'How do you validate a PAN, IFSC or Aadhaar number?',
      'detect a mistyped IFSC',
      'validation rules of Indian identity numbers',
      'how many characters does a PAN have',
      'how can a wrong IFSC be caught',
      'check if the Aadhaar number was read correctly',
    ],
    say: 'By its shape. A PAN has five letters, four digits and a letter; one article lists the others.',
    page: '/blog/eighteen-forms-in-a-hundred',
    quote: 'A PAN has ten characters: five letters, four digits, a letter.',
  },
  {
    asked: [
      'blurry photo of a document',
      'cut-off picture from a phone',
      'customer sends a bad photo',
      'customer sends an unclear photo of a document',
    ],
    say: 'Ask for it again at once: “The lower edge is cut off. Please send it again with all four corners.”',
    page: '/blog/eighteen-forms-in-a-hundred',
    quote: 'Asked at once, people do it. Asked the next day, the paper is in a drawer.',
  },
  {
    asked: [
      'which fields need double checking',
      'most dangerous mistakes on a form',
      'wrong account number',
      'which fields of a form are most risky',
    ],
    say: 'Account number, IFSC and payee name: they can send money to a stranger.',
    page: '/blog/eighteen-forms-in-a-hundred',
    quote: 'They deserve two readings that cannot fail in the same way.',
  },
  {
    asked: [
      'how accurate are people who type',
      'human data entry error rate',
      'is manual typing better',
      'error rate of manual data entry',
      'how many mistakes do typists make',
    ],
    say: 'In research settings, error rates from 0.55% to 3.6% of entries are typical for typing by hand.',
    page: '/blog/eighteen-forms-in-a-hundred',
    quote: 'error rates from 0.55% to 3.6% of entries are typical in research settings',
  },
]
