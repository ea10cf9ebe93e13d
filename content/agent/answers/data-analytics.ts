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
      'ask why calls doubled',
      'talk to the reports',
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
      'which city has most problems',
      'compare two divisions or zones',
      'which of my branches gets most complaints',
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
      'people call three four times for one complaint',
      'baar baar phone karna padta hai',
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
  {
    asked: [
      'can analytics expose one person',
      'minimum group size',
      'ranking of individual staff',
      'small sample privacy',
    ],
    say: 'No figure is given on fewer than twenty callers, nor a ranking of named staff.',
    page: '/solutions/data-analytics',
    quote: 'No figure is given on fewer than twenty callers, nor a ranking of named staff',
  },
  {
    asked: [
      'who can hear the audio in analytics',
      'is listening logged',
      'access by region',
      'who can play a call recording and is it logged',
    ],
    say: 'By role and region. Sound opens only for a stated reason, and the listener’s name is logged.',
    page: '/solutions/data-analytics',
    quote: 'By role and region. Sound opens only for a stated reason, and the listener’s name is logged',
  },
  {
    asked: [
      'auto delete audio after some days',
      'set how long sound is kept',
      'erase a customer from analytics',
      'delete sound after ninety days',
      'how long is audio kept for analytics',
    ],
    say: 'Sound goes after the days you set; counts stay.',
    page: '/solutions/data-analytics',
    quote: 'Sound goes after the days you set; counts stay. On erasure, a customer’s text and sound both go',
  },
  {
    asked: [
      'what will Monday bring',
      'predict calls on billing days',
      'expected volume next week',
      'holiday forecast',
    ],
    page: '/solutions/data-analytics',
    quote: 'Reads billing cycles, holidays and planned works, and gives a range instead of one proud number.',
  },
  {
    asked: [
      'power utility example',
      'electricity company case',
      'how fast is a cause found',
      'results of data analytics',
    ],
    say: 'In the sample, from 72 hours to one.',
    page: '/solutions/data-analytics',
    quote: 'A sample electricity distributor in Vidarbha: 3.4 lakh calls a month, March to June.',
  },
  {
    asked: [
      'can I check the answer of analytics',
      'proof recordings behind figures',
      'are percentages trustworthy',
      'how sure is the figure',
      'statistics behind an answer',
    ],
    say: 'Yes: the sample size stands beside each percentage, and ten recordings behind every answer.',
    page: '/solutions/data-analytics',
    quote: 'Sample size beside each percentage',
  },
  {
    asked: [
      'how to begin with data analytics',
      'what if you find no cause',
      'trial of analytics',
      'what if the data shows nothing',
    ],
    say: 'Give us thirty days of recordings and a question nobody could answer.',
    page: '/solutions/data-analytics',
    quote:
      'Give us thirty days of recordings and a question nobody could answer. We bring the cause, or say we found none.',
  },
  {
    asked: [
      'do we still need analysts',
      'work of my data team',
      'MIS executive',
      'do I need SQL people',
      'fewer pivot tables',
    ],
    page: '/solutions/data-analytics',
    quote: 'Spends the week on hard questions, not on a ninth pivot table.',
  },
]
