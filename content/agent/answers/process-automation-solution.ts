import type { AgentAnswer } from '../agent-answer.ts'

/** Process Automation, the solution. */
export const processAutomationSolution: readonly AgentAnswer[] = [
  {
    asked: [
      'change address everywhere, update records in many backend systems in one go',
      'one request touching many departments',
      'sync the change across databases',
      'can it update many systems at once',
      'change details in all systems',
    ],
    say: 'Yes. CRM, core banking, cards and the archive take the change in one call.',
    page: '/solutions/process-automation',
    quote: 'CRM, core banking, cards and the archive take the change in one call.',
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
    asked: [
      'nominee change, add a nominee',
      'beneficiary change',
      'add my wife as nominee',
      'nominee badalna hai',
      'change the nominee',
    ],
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
      'rollback if a system is down',
      'core banking down during a change',
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
      'can logs be edited',
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
      'does it follow maker checker',
    ],
    say: 'It is entered as maker only. A named colleague approves it.',
    page: '/solutions/process-automation',
    quote: 'as maker only. A named colleague approves it',
  },
  {
    asked: [
      'core banking is in EOD batch',
      'system closed for day end',
      'nightly batch window',
      'day-end processing is running',
    ],
    say: 'Yes, it retries after end-of-day processing.',
    page: '/solutions/process-automation',
    quote: 'Retries after end-of-day processing',
  },
  {
    asked: [
      'what can an auditor see',
      'audit of one change',
      'internal audit',
      'audit a single change',
      'who approved it',
    ],
    say: 'Your auditor picks any change and reads who asked, who approved and what was written.',
    page: '/solutions/process-automation',
    quote: 'Picks any change and reads who asked, who approved, what was written.',
  },
  {
    asked: [
      'how do you automate our screens',
      'how to begin with an address change',
      'first process to try',
      'how do you learn our screens',
    ],
    say: 'We map the screens, set your limits and make ten changes with you watching.',
    page: '/solutions/process-automation',
    quote: 'We map them, set your limits and make ten changes with you watching.',
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
