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
      'governing law clause',
      'contract under Indian law',
      'kaunsa kanoon',
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
      'limit of your liability',
      'damages payable by vendor',
      'indemnity clause',
      'how much can we recover for a loss',
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
      'SLA committed in the contract',
      'monthly availability target',
      'uptime in agreement',
      'SLA kya hai',
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
      'can you hike the fee midway',
      'price lock',
      'can the price go up during our subscription',
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
      'grace period for our bill',
      'service paused for non-payment',
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
      'get our data back at exit',
      'handover at the end of contract',
      'migrate away from you',
      'our data once the contract is over',
      'what happens when we leave',
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
      'will you cut us off',
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
      'dispute resolution clause',
      'arbitration seat',
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
  {
    asked: [
      'when are extra minutes billed',
      'overage invoice timing',
      'is excess use billed in advance',
      'bill for excess minutes',
    ],
    say: 'After the month in which it arises, at the rate per extra unit.',
    page: '/terms-of-use',
    quote:
      'Use beyond the package is charged at the rate per extra unit, after the month in which it arises.',
  },
  {
    asked: [
      'does cancelling take effect at once',
      'notice period we must give',
      'service until month end after cancelling',
      'exit clause',
    ],
    say: 'You may, within the paid period: cancelling takes effect at its end.',
    page: '/terms-of-use',
    quote:
      'You may end the agreement by cancelling in your account settings, with effect from the end of the paid period.',
  },
  {
    asked: ['does it auto renew', 'renewal term', 'how do I stop renewal', 'next period starts by itself'],
    say: 'It renews for another period of the same length, unless you cancel.',
    page: '/terms-of-use',
    quote: 'A subscription renews automatically for another period of the same length.',
  },
  {
    asked: [
      'consequential damages',
      'loss of profit claim',
      'lost business due to outage',
      'we lost sales because you were down',
    ],
    say: 'No, neither side is liable for indirect losses, lost profit, revenue, goodwill or data.',
    page: '/terms-of-use',
    quote:
      'neither of us is liable to the other for indirect, incidental, special, consequential or punitive losses, or for lost profit, revenue, goodwill or data.',
  },
  {
    asked: ['time to cure a breach', 'how long to fix a violation', 'termination for cause'],
    say: 'After 14 days from our notice, if a breach is not remedied.',
    page: '/terms-of-use',
    quote:
      'We may suspend or end your access if you break these terms seriously, or do not remedy a breach within 14 days of our notice;',
  },
]
