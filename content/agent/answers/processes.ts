import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** Processes that a call starts. */
export const processes: readonly AgentAnswer[] = [
  {
    asked: [
      'Does it work where there is no API, legacy systems, old screens, RPA?',
      'old mainframe',
      'no interface available',
      'green screen',
      'screen scraping',
      'legacy software',
    ],
    page: '/products/process-automation',
    quote: 'Uses an API where there is one, and the screen itself where there is not.',
  },
  {
    asked: [
      'What if one step fails midway, rollback, undo, partial update?',
      'transaction safety',
      'half finished change',
      'failure in between',
      'consistency',
    ],
    page: '/products/process-automation',
    quote: 'If step four fails, steps three to one are put back, and the caller is told.',
  },
  {
    asked: [
      'approvals, approval limits, maker checker, amount above limit needs a manager',
      'sanction above a limit',
      'second signature',
      'who authorises',
      'spending limit',
    ],
    say: 'Yes. Amounts, roles and exceptions you name go to a person, with the case already built.',
    page: '/products/process-automation',
    quote: 'Amounts, roles and exceptions you name go to a person, with the case already built.',
  },
  {
    asked: [
      'audit trail, logs of every step, who changed what',
      'who did what and when',
      'evidence for auditors',
      'traceability',
    ],
    page: '/products/process-automation',
    quote: 'Every step keeps its input, its answer and the sentence that asked for it.',
  },
  {
    asked: [
      'Which processes can be automated: finance, HR, purchase, vendor onboarding, expense claims?',
      'accounts payable and back office processes',
      'which tasks can be automated',
      'HR requests',
      'procurement tasks',
      'finance tasks',
    ],
    say: 'Twenty are listed, in customer operations, finance and accounts, human resources, and supply and purchase.',
    page: '/products/process-automation',
    quote: 'Each line is one minute of somebody’s day.',
  },
  {
    asked: [
      'How long until our first process is automated and live?',
      'how fast is a process up',
      'duration to automate one task',
    ],
    say: 'Two weeks, from your first process to a live one. That is what it aims for.',
    page: '/products/process-automation',
    quote: 'from your first process to a live one: 2 weeks',
  },
  {
    asked: [
      `How much time does automation save per request, minutes by hand versus by ${site.brand}?`,
      'time saved',
      'faster than a clerk',
      'productivity',
    ],
    say: `In the samples, an address change takes 26 minutes by hand and one by ${site.brand}.`,
    page: '/products/process-automation',
    quote: `Address and contact change: 26 min by hand, 1 min by ${site.brand}`,
  },
]
