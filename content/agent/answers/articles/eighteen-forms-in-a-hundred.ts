import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/eighteen-forms-in-a-hundred. */
export const eighteenFormsInAHundred: readonly AgentAnswer[] = [
  {
    asked: [
      'What does 99 percent accuracy mean, how many forms have at least one error?',
      'Why do forms still come back with 99% accuracy?',
      'why is 99 percent not good enough',
      'meaning of accuracy per field',
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
    ],
    say: 'By its shape. A PAN has five letters, four digits and a letter; one article lists the others.',
    page: '/blog/eighteen-forms-in-a-hundred',
    quote: 'A PAN has ten characters: five letters, four digits, a letter.',
  },
]
