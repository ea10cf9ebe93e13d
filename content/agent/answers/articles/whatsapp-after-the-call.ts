import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/whatsapp-after-the-call. */
export const whatsappAfterTheCall: readonly AgentAnswer[] = [
  {
    asked: [
      'What should we send on WhatsApp after a call, when should we ask for a rating?',
      'When is the best time for a feedback survey message?',
      'message right after hanging up',
      'post-call follow-up text',
      'rate us message timing',
    ],
    say: 'Within a minute, what was agreed, with date, price and a name. The rating question waits two days.',
    page: '/blog/whatsapp-after-the-call',
    quote: 'What was agreed, with date, price and a name.',
  },
  {
    asked: [
      'When should we stop messaging a customer, how many messages are too many?',
      'annoying too many messages',
      'frequency cap',
      'quiet period',
    ],
    page: '/blog/whatsapp-after-the-call',
    quote: 'No more than one message a day that the customer did not cause.',
  },
]
