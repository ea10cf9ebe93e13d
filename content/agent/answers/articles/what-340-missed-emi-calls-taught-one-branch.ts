import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/what-340-missed-emi-calls-taught-one-branch. */
export const what340MissedEmiCallsTaughtOneBranch: readonly AgentAnswer[] = [
  {
    asked: [
      'At what hours may recovery agents call, what does RBI say about collection calls?',
      'EMI ke liye kitne baje call kar sakte hain',
      'allowed timings for recovery agents',
      'can we ring borrowers late in the evening',
      'legal hours to chase debtors',
      'raat ko recovery call',
    ],
    say: 'For overdue loans, not before 8 am or after 7 pm, and not persistently. Two articles say more.',
    page: '/blog/what-340-missed-emi-calls-taught-one-branch',
    quote:
      'For overdue loans the Reserve Bank says that lenders and their agents must not call persistently, nor before 8 am or after 7 pm.',
  },
  {
    asked: [
      'Why do borrowers cut reminder calls, how did the branch improve its EMI calls?',
      'people hang up on our reminder',
      'why do people disconnect in the first seconds',
      'pick-up and listening rate',
    ],
    say: 'They were called in the wrong language. One branch changed the first sentence to Marathi.',
    page: '/blog/what-340-missed-emi-calls-taught-one-branch',
    quote: 'She changed one thing.',
  },
]
