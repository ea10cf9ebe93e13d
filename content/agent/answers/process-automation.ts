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
      'core has no API, only a terminal',
      'purana software hai bina API ke',
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
      'rollback when the third write errors out',
      'undo earlier updates',
      'two systems updated and the third rejected',
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
      'is a log kept that nobody can tamper with',
      'change history',
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
    asked: [
      'pending approvals follow-up',
      'stuck approvals',
      'chase a manager for sign-off',
      'approval pending with the manager',
    ],
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
  {
    asked: [
      'tamper-proof audit log',
      'immutable log',
      'can somebody alter the records',
      'audit trail for RBI inspection',
    ],
    say: 'In a log nobody can edit: old value, new value, time, system and the request in sound.',
    page: '/solutions/process-automation',
    quote: 'Old value, new value, time, system and the request in sound, in a log nobody can edit',
  },
  {
    asked: [
      'maker-checker control',
      'dual control',
      'four eyes principle',
      'who is the checker',
      'our checker must approve every change',
    ],
    say: 'It is entered as maker only. A named colleague approves it.',
    page: '/solutions/process-automation',
    quote: 'as maker only. A named colleague approves it',
  },
  {
    asked: ['core banking is in EOD batch', 'system closed for day end', 'nightly batch window'],
    say: 'Yes, it retries after end-of-day processing.',
    page: '/solutions/process-automation',
    quote: 'Retries after end-of-day processing',
  },
  {
    asked: ['what can an auditor see', 'audit of one change', 'internal audit'],
    say: 'Your auditor picks any change and reads who asked, who approved and what was written.',
    page: '/solutions/process-automation',
    quote: 'Picks any change and reads who asked, who approved, what was written.',
  },
  {
    asked: ['how do you automate our screens', 'how to begin with an address change', 'first process to try'],
    say: 'We map the screens, set your limits and make ten changes with you watching.',
    page: '/solutions/process-automation',
    quote: 'We map them, set your limits and make ten changes with you watching.',
  },
  {
    asked: [
      'does it say done before it is done',
      'confirmation from the system',
      'premature promise',
      'how do you know an update really went through',
    ],
    page: '/products/process-automation',
    quote: 'Nothing is said to the caller until the system has confirmed it.',
  },
  {
    asked: [
      'correction request under DPDP',
      'fix wrong personal data in our systems',
      'wrong name in our records',
    ],
    page: '/solutions/process-automation',
    quote: 'Personal data is corrected, completed or updated when its owner asks, and the answer is kept',
  },
  {
    asked: [
      'saving through automation',
      'rupees saved each month on address changes',
      'ROI of process automation',
      'hours given back',
    ],
    say: '₹3,95,881 a month left over in the sample sum, and 1,638 hours given back.',
    page: '/products/process-automation',
    quote: 'Left over, each month',
  },
  {
    asked: [
      'vendor onboarding time',
      'invoice matching automation',
      'faster month-end close',
      'finance team workload',
    ],
    say: 'In the samples: vendor onboarding from 46 minutes to 6, invoice matching from 18 to 1.',
    page: '/products/process-automation',
    quote: 'Impact Invoices are matched as they arrive, so nothing waits for the 30th.',
  },
  {
    asked: ['employee joining automation', 'HR letters and exit clearance', 'new hire laptop ready'],
    say: 'Eleven joining steps start from one accepted offer; laptop, account and e-mail are ready on day 1.',
    page: '/products/process-automation',
    quote: 'Impact Eleven joining steps start from one accepted offer.',
  },
  {
    asked: ['purchase orders and quotations', 'supply chain automation', 'dealer asks for a quote'],
    say: '1 order in 20 needs a buyer, down from 1 in 3, in the sample.',
    page: '/products/process-automation',
    quote: 'Impact Stock, price and date are checked in the call that asks for them.',
  },
  {
    asked: [
      'results of process automation',
      'fewer errors after changes',
      'records that disagree',
      'case study back office',
    ],
    say: 'In the sample bank, records that disagreed later fell from 13 in a hundred to 1, and second calls from 18 to 3.',
    page: '/solutions/process-automation',
    quote: 'A sample bank in Mysuru and Hassan: 4,200 address changes a month across four systems.',
  },
  {
    asked: ['manager approval by phone', 'approver does not reply'],
    page: '/solutions/process-automation',
    quote: 'Tells the approver what is held, for whom and since when, and takes yes or no back to the case.',
  },
]
