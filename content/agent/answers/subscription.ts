import { claimOn } from '../../claims.ts'
import type { AgentAnswer } from '../agent-answer.ts'

const uptimeAim = claimOn('/terms-of-use', 'uptimeAim').shown

/** Payment, changes and the end of a contract, as the terms have it. */
export const subscription: readonly AgentAnswer[] = [
  {
    asked: [
      'Which law governs the contract, jurisdiction, arbitration, disputes?',
      'in which courts',
      'applicable law',
      'legal jurisdiction',
      'American law or Indian law',
    ],
    say: 'Californian law. Disputes that talking does not settle go to one arbitrator in San Francisco.',
    page: '/terms-of-use',
    quote: 'The laws of the State of California, United States of America, govern these terms',
  },
  {
    asked: [
      'What is your liability cap or limit of liability, indemnity?',
      'maximum damages you pay',
      'who pays if you cause harm',
      'compensation limit',
    ],
    say: 'At most what you paid us in the twelve months before.',
    page: '/terms-of-use',
    quote: 'If we cause a loss, we owe at most what you paid us in the last 12 months.',
  },
  {
    asked: [
      'Do you give an SLA, service level agreement, uptime guarantee, service credits, availability?',
      'What happens if your service goes down, penalty for downtime?',
      'uptime commitment',
      'credits for outages',
      'guaranteed availability',
      'penalty clause',
    ],
    say: `We aim for ${uptimeAim} of each month. A service level with credits holds only if your order says so.`,
    page: '/terms-of-use',
    quote: `We aim to keep the services available ${uptimeAim} of each calendar month`,
  },
  {
    asked: [
      'How much notice before you change, raise or increase the price?',
      'price hike',
      'can you suddenly raise my bill',
      'price increase warning',
      'will rates go up',
    ],
    say: 'At least 30 days before the period it applies to, and you may cancel before it begins.',
    page: '/terms-of-use',
    quote:
      'We announce a change of price at least 30 days before the period it applies to; you may cancel before it begins.',
  },
  {
    asked: [
      'What if payment is late, overdue or missed?',
      'we forgot to pay',
      'invoice unpaid',
      'overdue bill consequences',
    ],
    say: 'After a reminder and 14 days the services may be paused.',
    page: '/terms-of-use',
    quote: 'If a payment is late, we may pause the services after a reminder and 14 days.',
  },
  {
    asked: [
      'What happens to our data after termination, when the contract ends, can we export it?',
      'take our records along when we go',
      'data after we leave',
      'how long can we download our stuff',
    ],
    say: 'For 30 days you may export your content. Then it is erased.',
    page: '/terms-of-use',
    quote: 'For 30 days you may export your content; then we erase it',
  },
  {
    asked: [
      'Can you suspend or terminate our account?',
      'can you switch us off',
      'grounds for closing our account',
    ],
    say: 'Yes: for a serious breach, for non-payment, or where the law requires it. Where it is safe to, you are warned first.',
    page: '/terms-of-use',
    quote: 'Where it is safe to, we warn you first.',
  },
  {
    asked: [
      'Where is arbitration held, how are disputes settled?',
      'how are disagreements resolved',
      'court case against you',
      'mediation',
    ],
    say: 'First by talking, for 30 days. Then by one arbitrator in San Francisco, in English.',
    page: '/terms-of-use',
    quote:
      'decided finally by binding arbitration before one arbitrator, in English, seated in San Francisco, California',
  },
  {
    asked: [
      'Do you guarantee results or accuracy, warranty of the service?',
      'do you promise outcomes',
      'guaranteed results',
      'any warranty',
    ],
    say: 'No. The services are provided as they are, and the figures given as claims or examples are no promise.',
    page: '/terms-of-use',
    quote: 'We work carefully but cannot promise perfection, or any particular result.',
  },
]
