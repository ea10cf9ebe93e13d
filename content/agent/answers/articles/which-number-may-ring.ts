import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/which-number-may-ring. */
export const whichNumberMayRing: readonly AgentAnswer[] = [
  {
    asked: [
      'Which number series for calls: 140 or 1600, TRAI, DLT, DND, telemarketing rules, spam calls?',
      'which prefix do marketing calls need',
      'number starting with 140',
      'regulator’s numbering rule',
      'caller id series',
    ],
    say: 'Promotional calls belong on the 140 series, service and transactional calls on the 1600 series.',
    page: '/blog/which-number-may-ring',
    quote: 'Promotional calls belong on the 140 series.',
  },
  {
    asked: [
      'What is the difference between transactional, service and promotional calls?',
      'what counts as a sales call',
      'categories of business calls under the telecom rules',
      'is an order confirmation transactional',
    ],
    say: 'Transactional answers something just set off, within 30 minutes. Service is about what the customer has. Anything that sells is promotional.',
    page: '/blog/which-number-may-ring',
    quote: 'anything that sells, alone or mixed in',
  },
  {
    asked: [
      'Is an EMI or premium reminder a service call or promotional call?',
      'which category is an instalment reminder',
      'can payment reminders go from a normal number',
    ],
    say: 'A service call, as we read it, as long as it sells nothing.',
    page: '/blog/which-number-may-ring',
    quote: 'A premium reminder is a service call.',
  },
  {
    asked: [
      'Must we tell the telecom operator about auto dialler or robo calls?',
      'are automated diallers legal',
      'permission from the operator for automatic calls',
    ],
    say: 'Yes, in advance and in writing.',
    page: '/blog/which-number-may-ring',
    quote:
      'Every sender must tell the operator from whose network it calls, in advance and in writing, that it uses an auto-dialler or robo-calls, and for what purpose.',
  },
  {
    asked: [
      'What happens if customers complain about spam calls, penalty, number blocked?',
      'what if people report our number as spam',
      'blocked by the operator',
    ],
    say: 'Five complaints within ten days are now enough to start action.',
    page: '/blog/which-number-may-ring',
    quote: 'Five complaints against a sender within ten days are now enough to start action',
  },
]
