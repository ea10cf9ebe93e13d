import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/data-analytics. */
export const dataAnalytics: readonly AgentAnswer[] = [
  {
    asked: [
      'Can I ask questions in plain English about my calls, ask data without SQL, query by voice?',
      'What is the Data Analytics solution?',
      'chat with my data',
      'questions without writing queries',
      'self-service reporting',
      'no SQL',
    ],
    say: 'Yes. Ask about a branch, a day or a doubt: it counts, compares and answers in sentences you can check.',
    page: '/solutions/data-analytics',
    quote:
      'Ask about a branch, a day or a doubt: it counts, compares with your own logs and answers in sentences you can check.',
  },
  {
    asked: [
      'compare branches, teams, regions or shifts, which branch performs badly',
      'which outlet performs worst',
      'region comparison',
      'team league',
    ],
    page: '/solutions/data-analytics',
    quote: 'Sets pin codes, shifts and teams side by side, and leaves out gaps too small to mean anything.',
  },
  {
    asked: [
      'repeat callers, customers who had to call again',
      'people ringing twice for the same thing',
      'repeat contact',
      'unresolved issue',
    ],
    page: '/solutions/data-analytics',
    quote: 'Follows one complaint across days and channels, back to the answer that did not hold.',
  },
  {
    asked: [
      'Are names and card numbers masked in transcripts and analytics?',
      'hide phone numbers in transcripts',
      'anonymise',
      'redaction of personal details',
    ],
    say: 'Yes. Names, phone, Aadhaar and card numbers are hidden before a text is stored or searched.',
    page: '/solutions/data-analytics',
    quote: 'Names, phone, Aadhaar and card numbers are hidden before a text is stored or searched',
  },
]
