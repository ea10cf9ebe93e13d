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
      'summary message after a call',
      'what message should go after a call',
      'what to send on WhatsApp once the call ends',
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
      'how many WhatsApp messages per day is ok',
      'how often can we message a customer',
    ],
    page: '/blog/whatsapp-after-the-call',
    quote: 'No more than one message a day that the customer did not cause.',
  },
  {
    asked: [
      'does a phone call open the WhatsApp window',
      'may we message right after a call',
      'WhatsApp after a phone call needs what',
      'template after a call',
      'can I WhatsApp a customer because he called me',
    ],
    say: 'No. An ordinary phone call does not open the window; the summary is a template and needs her agreement.',
    page: '/blog/whatsapp-after-the-call',
    quote: 'An ordinary phone call does not open the window.',
  },
  {
    asked: [
      'when to ask for a rating',
      'survey timing on WhatsApp',
      'feedback form same day',
      'when should we ask for feedback',
      'when to send a survey',
    ],
    say: 'Two days after. The same evening loses the most customers.',
    page: '/blog/whatsapp-after-the-call',
    quote: 'The same evening is the worst time.',
  },
  {
    asked: [
      'send offers while a complaint is open',
      'promotions during a dispute',
      'customer has complained, still send messages',
      'can we send promotions when a complaint is open',
    ],
    say: 'No. A complaint stops everything else.',
    page: '/blog/whatsapp-after-the-call',
    quote: 'A complaint stops everything else.',
  },
  {
    asked: [
      'when to send the reminder for a visit',
      'reminder the day before',
      'best time for a visit reminder',
      'evening before the appointment',
      'when to remind the customer about an appointment',
    ],
    say: 'Once, between 5 and 7 pm on the day before, with a way to change it.',
    page: '/blog/whatsapp-after-the-call',
    quote: 'Once, between 5 and 7 pm, with a way to change it.',
  },
  {
    asked: [
      'customer says band karo',
      'what counts as stop',
      'mat bhejo message',
      'customer sent thumbs down',
      'how does a customer stop WhatsApp messages',
    ],
    say: 'Stop in any form: “stop”, “band karo”, a thumbs-down, or a remark to an agent.',
    page: '/blog/whatsapp-after-the-call',
    quote: 'Stop means stop, in any form.',
  },
]
