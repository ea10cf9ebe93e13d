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
      'people cut the call within seconds, why',
      'reminder calls are cut in the first seconds',
      'why did borrowers hang up on reminder calls',
      'did the language of the reminder matter',
    ],
    say: 'They were called in the wrong language. One branch changed the first sentence to Marathi.',
    page: '/blog/what-340-missed-emi-calls-taught-one-branch',
    quote: 'She changed one thing.',
  },
  {
    asked: [
      'what came of changing the language of the calls',
      'result at the Nashik branch',
      'did calling in the mother tongue help',
      'improvement from regional language opening',
      'how many more borrowers answered in Marathi',
      'result of the Nashik branch',
    ],
    say: 'From 280 of 620 borrowers to 406, after the first sentence became Marathi.',
    page: '/blog/what-340-missed-emi-calls-taught-one-branch',
    quote: 'And 406 borrowers heard what they owed and when, where 280 had.',
  },
  {
    asked: [
      'how do you know it was the language',
      'A/B test of the opening line',
      'split test on reminder calls',
      'proof that language mattered',
      'was it tested properly whether language made the difference',
    ],
    say: 'No. It split the list by a digit of the loan number: the Hindi opening lost twice as many calls as the Marathi one.',
    page: '/blog/what-340-missed-emi-calls-taught-one-branch',
    quote: 'It was not only the language. It was mostly the language.',
  },
  {
    asked: [
      'missed calls, not answered versus cut',
      'what does a missed call really mean',
      'analyse failed outbound calls',
      'difference between no answer and hang up',
      'how many of the missed calls were cut by the customer',
    ],
    say: '121 were never answered, and 219 were answered and cut, half of them within eight seconds.',
    page: '/blog/what-340-missed-emi-calls-taught-one-branch',
    quote: 'A missed call has two authors. Find out which one hung up.',
  },
  {
    asked: [
      'call more often if borrowers do not answer',
      'repeat attempts on missed calls',
      'how many times to try a borrower',
      'daily call attempts',
      'should we call again and again if they do not pick up',
    ],
    say: 'No. It did not call more often; for overdue loans the Reserve Bank forbids calling persistently.',
    page: '/blog/what-340-missed-emi-calls-taught-one-branch',
    quote: 'It did not call more often, and it did not call earlier.',
  },
]
