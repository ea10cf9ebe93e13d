import { site } from '../../common/brand/site.ts'

/** What “Follow one call” says about the lost card at each desk. */
export const oneCallWords = {
  lead: (reference: string, seconds: number) =>
    `${reference}, a lost card, ${seconds} seconds. Three desks read it on the same clock.`,
  notes: {
    call: 'Took the call in Hindi and blocked the card',
    sheet: 'Marked it, check by check',
    inbox: 'Sent the reference and answered the follow-up',
  },
  /** Instead of the call, for accounts that may not hear it. */
  locked: { note: 'Locked for Business User', outcome: 'At rest' },
  /** Progress of the inbox, by messages sent. */
  sent: ['Nothing sent yet', '1 message on WhatsApp', '2 replies on WhatsApp'],
  /** What the call is doing. */
  states: { thinking: 'Thinking', listening: 'Listening', answering: 'Answering' },
  /** Progress of the call and its sheet. */
  outcomes: {
    settled: (at: string) => `Settled at ${at}`,
    passed: (passed: number, marked: number) => `${passed} of ${marked} passed`,
    scored: (score: number, missed: number) => `${score}, ${missed === 1 ? 'one' : missed} missed`,
  },
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
