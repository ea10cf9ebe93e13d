import { claimOn } from '../../claims.ts'
import { quotedPrices } from '../../quoted-prices.ts'
import type { AgentAnswer } from '../agent-answer.ts'

const { price, minutes, emails, chats } = quotedPrices
const goLive = claimOn('/offers', 'goLive').shown
const uptimeAim = claimOn('/terms-of-use', 'uptimeAim').shown

/** Prices, payment and the contract. */
export const pricesAndTerms: readonly AgentAnswer[] = [
  {
    asked: ['Can I cancel or stop the subscription anytime, is there a lock-in or minimum contract?'],
    say: 'Yes, at any time in your account settings. It then runs to the end of the paid period.',
    page: '/offers',
    quote: 'You can cancel at any time in account settings.',
  },
  {
    asked: ['Do I get a refund or my money back if I cancel or stop?'],
    say: 'Payments are not refundable, except where the terms or the law say otherwise.',
    page: '/terms-of-use',
    quote: 'Payments are non-refundable, except where these terms or the law say otherwise.',
  },
  {
    asked: [
      'Does the subscription renew automatically, how is it billed, do we pay in advance, payment terms?',
    ],
    say: 'Subscriptions are charged in advance and renew automatically.',
    page: '/offers',
    quote: 'Subscriptions are charged in advance and renew automatically.',
  },
  {
    asked: ['Is there a setup fee, onboarding charge, integration cost, is training free, one-time cost?'],
    say: 'No. Training and integration are free, and you go live in two weeks.',
    page: '/offers',
    quote: `Training and integration are free, and you go live in ${goLive}.`,
  },
  {
    asked: ['Are taxes, GST and telecom charges included in the price or extra?'],
    say: 'No. All prices are without taxes and telecom costs.',
    page: '/offers',
    quote: 'All prices are in rupees per month, exclusive of taxes and telecom costs.',
  },
  {
    asked: ['What is included in every package or plan, what features do we get?'],
    say: 'Training, integration, all languages, handover with notes, dashboard, transcripts and a monthly review, encryption and access by role.',
    page: '/offers',
    quote: 'Training on your scripts, policies and past conversations',
  },
  {
    asked: [
      'What does an extra minute, email or chat cost beyond the quota or allocation, overage rate, additional emails?',
      'price per minute',
    ],
    say: 'An extra minute costs ₹4.00. An extra e-mail or chat costs ₹3.00.',
    page: '/offers',
    quote: '₹4.00 per minute',
  },
  {
    asked: ['Which law governs the contract, jurisdiction, arbitration, disputes?'],
    say: 'Californian law. Disputes that talking does not settle go to one arbitrator in San Francisco.',
    page: '/terms-of-use',
    quote: 'The laws of the State of California, United States of America, govern these terms',
  },
  {
    asked: ['What is your liability cap or limit of liability, indemnity?'],
    say: 'At most what you paid us in the twelve months before.',
    page: '/terms-of-use',
    quote: 'If we cause a loss, we owe at most what you paid us in the last 12 months.',
  },
  {
    asked: ['Do you give an SLA, service level agreement, uptime guarantee, service credits, availability?'],
    say: `We aim for ${uptimeAim} of each month. A service level with credits holds only if your order says so.`,
    page: '/terms-of-use',
    quote: `We aim to keep the services available ${uptimeAim} of each calendar month`,
  },
  {
    asked: ['How much is the Starter plan or package?'],
    say: `Starter is ${price.starter} a month: ${minutes.starter} minutes, ${emails.starter} e-mails or ${chats.starter} chats.`,
    page: '/offers',
    quote: `${price.starter} per month`,
  },
  {
    asked: ['How much is the Growth plan or package?'],
    say: `Growth is ${price.growth} a month: ${minutes.growth} minutes, ${emails.growth} e-mails or ${chats.growth} chats.`,
    page: '/offers',
    quote: `${price.growth} per month`,
  },
  {
    asked: ['How much is the Scale plan or package?'],
    say: `Scale is ${price.scale} a month: ${minutes.scale} minutes, ${emails.scale} e-mails or ${chats.scale} chats.`,
    page: '/offers',
    quote: `${price.scale} per month`,
  },
  {
    asked: ['What is the price, how much does it cost, pricing, charges, rates, packages, cost per month?'],
    say: `Three packages, from ${price.starter} a month. Tell me your volume, for example “16,000 minutes”, and I will do the sum.`,
    page: '/offers',
    quote: 'The same three monthly prices for voice, e-mail and chat.',
  },
  {
    asked: ['Which package or plan is cheapest or best for us?'],
    say: 'That depends on your volume. Tell me the minutes, e-mails or chats of a month and I will do the sum.',
    page: '/offers',
    quote: 'The flat line is the one to buy.',
  },
  {
    asked: ['How much notice before you change, raise or increase the price?', 'price hike'],
    say: 'At least 30 days before the period it applies to, and you may cancel before it begins.',
    page: '/terms-of-use',
    quote:
      'We announce a change of price at least 30 days before the period it applies to; you may cancel before it begins.',
  },
  {
    asked: ['What if payment is late, overdue or missed?'],
    say: 'After a reminder and 14 days the services may be paused.',
    page: '/terms-of-use',
    quote: 'If a payment is late, we may pause the services after a reminder and 14 days.',
  },
  {
    asked: ['What happens to our data after termination, when the contract ends, can we export it?'],
    say: 'For 30 days you may export your content. Then it is erased.',
    page: '/terms-of-use',
    quote: 'For 30 days you may export your content; then we erase it',
  },
  {
    asked: ['Can you suspend or terminate our account?'],
    say: 'Yes: for a serious breach, for non-payment, or where the law requires it. Where it is safe to, you are warned first.',
    page: '/terms-of-use',
    quote: 'Where it is safe to, we warn you first.',
  },
  {
    asked: ['Where is arbitration held, how are disputes settled?'],
    say: 'First by talking, for 30 days. Then by one arbitrator in San Francisco, in English.',
    page: '/terms-of-use',
    quote:
      'decided finally by binding arbitration before one arbitrator, in English, seated in San Francisco, California',
  },
  {
    asked: ['Do you guarantee results or accuracy, warranty of the service?'],
    say: 'No. The services are provided as they are, and the figures given as claims or examples are no promise.',
    page: '/terms-of-use',
    quote: 'We work carefully but cannot promise perfection, or any particular result.',
  },
]
