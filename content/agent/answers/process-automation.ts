import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** Process Automation, the product and the solution. */
export const processAutomation: readonly AgentAnswer[] = [
  {
    asked: [
      'change address everywhere, update records in many backend systems in one go',
      'one request touching many departments',
      'sync the change across databases',
    ],
    say: 'Yes. CRM, core banking, cards and the archive take the change in one call.',
    page: '/solutions/process-automation',
    quote: 'CRM, core banking, cards and the archive take the change in one call.',
  },
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
  {
    asked: [
      'change of address in all systems, update address everywhere',
      'relocating customer',
      'new address',
      'shift of residence',
    ],
    page: '/solutions/process-automation',
    quote: 'Takes it once, reads it back, and enters it in the format that each system wants.',
  },
  {
    asked: ['nominee change, add a nominee', 'beneficiary change', 'add my wife as nominee'],
    page: '/solutions/process-automation',
    quote: 'Checks that the shares make a hundred, sends the form to sign, and files it when it returns.',
  },
  {
    asked: ['pending approvals follow-up', 'stuck approvals', 'chase a manager for sign-off'],
    page: '/solutions/process-automation',
    quote: 'Tells the approver what is held, for whom and since when, and takes yes or no back to the case.',
  },
  {
    asked: [
      'service request tracking, promised date, TAT',
      'status of my request',
      'ticket ageing',
      'deadline missed',
      'turnaround commitment',
    ],
    page: '/solutions/process-automation',
    quote: 'Names the promised day, chases the team that owns it, and rings before the day is missed.',
  },
  {
    asked: [
      'What happens if a system is down or refuses halfway through the change?',
      'core system offline',
      'server refuses',
      'outage midway',
    ],
    say: 'The earlier writes are put back and a person gets the case.',
    page: '/solutions/process-automation',
    quote: 'If a system refuses, the earlier writes are put back and a person gets the case',
  },
]
