import { site } from '../site.ts'

/** What “Follow one call” says of the lost card at each desk. */
export const oneCallWords = {
  about: 'a lost card',
  notes: {
    call: 'Took the call in Hindi and blocked the card',
    sheet: 'Marked it, check by check',
    inbox: 'Sent the reference and answered the follow-up',
  },
  /** In place of the call, for whoever may not hear it. */
  locked: { note: 'Locked for Business User', outcome: 'At rest' },
  /** How far the inbox is, by messages that have gone out. */
  sent: ['Nothing sent yet', '1 message on WhatsApp', '2 replies on WhatsApp'],
  /** Who speaks, or which desk notes it. */
  from: {
    caller: 'Caller',
    assistant: site.brand,
    systems: 'Systems',
    passed: 'Passed',
    missed: 'Missed',
    customerWrites: 'Customer, on WhatsApp',
    assistantWrites: `${site.brand}, on WhatsApp`,
  },
} as const
