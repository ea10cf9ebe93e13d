import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { bots, packages } from '../pricing.ts'
import { personHour } from '../sample-rates.ts'
import { table } from '../table.ts'
import { points, pointSchema } from './feature.ts'

const milliseconds = v.number('is not a number. Write how many milliseconds the system took.')
const minutes = v.number('is not a number of minutes. Write the minutes one case takes.')
const seconds = v.number('is not a time. Write the seconds from the start of the call.')
const speaker = v.picklist(['caller', 'assistant'])

const step = v.object({
  system: copy(22),
  /** Left of the lowest step, where the call has only begun: three short words. */
  does: copy(32),
  milliseconds,
  speaker,
  /** What was said at the step. */
  says: copy(36),
})

const kind = v.picklist(['work', 'wait'], 'is neither work nor wait. Choose one.')
const span = v.object({ from: v.number(), to: v.number(), kind })

const byHand = v.object({
  system: copy(16),
  does: copy(36),
  /** In minutes from the start, in order. */
  spans: v.array(span),
})

const byAssistant = v.object({ system: copy(16), at: seconds, milliseconds })

const process = v.object({ name: copy(28), byHand: minutes, byAssistant: minutes })

const businessFunction = v.object({
  /** The panel's id, and so its shareable address. */
  id: v.pipe(v.string(), v.regex(/^[a-z-]+$/, 'is not an address. Write small letters and hyphens.')),
  name: copy(24),
  /** A request as spoken or written. */
  request: copy(40),
  figure: copy(8),
  figureMeans: copy(44),
  impact: copy(90),
  processes: listOf(process, 5),
})

export type BusinessFunction = v.InferOutput<typeof businessFunction>

const schema = v.object({
  /** What ran at each of `processSteps` in site/content/sample-readings.ts, in that order. */
  steps: listOf(step, 5),
  addressChange: v.object({
    /** Length of the call, in seconds, and who speaks when. */
    seconds,
    turns: v.array(v.object({ speaker, from: seconds, to: seconds })),
    byHand: listOf(byHand, 4),
    byAssistant: listOf(byAssistant, 4),
  }),
  features: listOf(pointSchema, 6),
  functions: listOf(businessFunction, 4),
})

/** Spans as in “work 0–3.2, wait 3.2–4”: the kind, and from when to when. */
function spans(text: string): v.InferInput<typeof span>[] {
  return text.split(', ').map((part) => {
    const [what, from, to] = part.split(/[ –]/)
    return { from: Number(from), to: Number(to), kind: what as 'work' | 'wait' }
  })
}

/** What Process Automation does, with sample requests and times. People, companies and figures are invented. */
export const processAutomation = checkContent('site/content/products/process-automation.ts', schema, {
  steps: table<v.InferInput<typeof step>>(
    ['system', 'does', 'milliseconds', 'speaker', 'says'],
    [
      ['CRM', 'Caller found by number', 112, 'caller', '“Can it be started again?”'],
      ['Identity', 'Date of birth matched', 118, 'caller', '“Second June, 1979.”'],
      [
        'Policy administration',
        'Revival quoted, ₹18,240',
        310,
        'assistant',
        '“18,240 rupees, with the late fee.”',
      ],
      ['Payments', 'Link sent on WhatsApp', 204, 'caller', '“Please WhatsApp it to me.”'],
      ['Ledger and cover', 'Receipt posted, policy active', 412, 'assistant', '“Your policy is active.”'],
    ],
  ),
  addressChange: {
    seconds: 69,
    turns: [
      { speaker: 'assistant', from: 0, to: 3 },
      { speaker: 'caller', from: 4, to: 9.5 },
      { speaker: 'assistant', from: 10.2, to: 15 },
      { speaker: 'caller', from: 16, to: 22 },
      { speaker: 'assistant', from: 23, to: 30 },
      { speaker: 'assistant', from: 31.6, to: 35.5 },
      { speaker: 'assistant', from: 38, to: 42 },
      { speaker: 'assistant', from: 45, to: 48.4 },
      { speaker: 'assistant', from: 51, to: 55.5 },
      { speaker: 'caller', from: 57, to: 60 },
      { speaker: 'assistant', from: 61, to: 67 },
    ],
    byHand: table<v.InferInput<typeof byHand>>(
      ['system', 'does', 'spans'],
      [
        ['CRM', 'Open the case, type the address', spans('work 0–3.2, wait 3.2–4')],
        ['Core banking', 'Maker types, checker is found', spans('wait 4–5.5, work 5.5–9.5, wait 9.5–12')],
        ['Card system', 'Same address, other format', spans('work 12–17, wait 17–18.5')],
        ['KYC archive', 'Scan, name the file, attach', spans('wait 18.5–21, work 21–26')],
      ],
    ),
    byAssistant: [
      { system: 'KYC archive', at: 31, milliseconds: 188 },
      { system: 'Core banking', at: 37, milliseconds: 310 },
      { system: 'Card system', at: 44, milliseconds: 264 },
      { system: 'CRM', at: 50, milliseconds: 112 },
    ],
  },
  features: points({
    'Starts from a sentence':
      'A request in speech, chat or email becomes a named process with its fields filled.',
    'Writes, then speaks': 'Nothing is said to the caller until the system has confirmed it.',
    'Stops at your limits':
      'Amounts, roles and exceptions you name go to a person, with the case already built.',
    'Undoes in order': 'If step four fails, steps three to one are put back, and the caller is told.',
    'Works where there is no interface':
      'Uses an API where there is one, and the screen itself where there is not.',
    'Logs who, what and why': 'Every step keeps its input, its answer and the sentence that asked for it.',
  }),
  functions: [
    {
      id: 'customer-operations',
      name: 'Customer operations',
      request: 'Change it everywhere, please.',
      figure: '1:09',
      figureMeans: 'for an address change that took 26 minutes',
      impact: 'Second calls for the same request fall from 18 in 100 to 3.',
      processes: [
        { name: 'Address and contact change', byHand: 26, byAssistant: 1 },
        { name: 'Nominee change', byHand: 22, byAssistant: 2 },
        { name: 'Duplicate statement', byHand: 9, byAssistant: 1 },
        { name: 'Card block and replacement', byHand: 14, byAssistant: 1 },
        { name: 'Complaint logging', byHand: 12, byAssistant: 2 },
      ],
    },
    {
      id: 'finance-and-accounts',
      name: 'Finance and accounts',
      request: 'Has invoice 0418 been paid?',
      figure: '4 days',
      figureMeans: 'sooner to close the month',
      impact: 'Invoices are matched as they arrive, so nothing waits for the 30th.',
      processes: [
        { name: 'Invoice matching', byHand: 18, byAssistant: 1 },
        { name: 'Payment follow-up', byHand: 15, byAssistant: 2 },
        { name: 'Credit note', byHand: 24, byAssistant: 3 },
        { name: 'Expense claim', byHand: 16, byAssistant: 1 },
        { name: 'Vendor onboarding', byHand: 46, byAssistant: 6 },
      ],
    },
    {
      id: 'human-resources',
      name: 'Human resources',
      request: 'I join on Monday. What do I bring?',
      figure: 'Day 1',
      figureMeans: 'laptop, account and email ready',
      impact: 'Eleven joining steps start from one accepted offer.',
      processes: [
        { name: 'Joining formalities', byHand: 55, byAssistant: 7 },
        { name: 'Leave and attendance', byHand: 8, byAssistant: 1 },
        { name: 'Salary letter', byHand: 12, byAssistant: 1 },
        { name: 'Address proof', byHand: 10, byAssistant: 1 },
        { name: 'Exit clearance', byHand: 48, byAssistant: 9 },
      ],
    },
    {
      id: 'supply-and-purchase',
      name: 'Supply and purchase',
      request: 'Sixty wrenches before the 20th?',
      figure: '1 in 20',
      figureMeans: 'orders need a buyer, down from 1 in 3',
      impact: 'Stock, price and date are checked in the call that asks for them.',
      processes: [
        { name: 'Quotation', byHand: 30, byAssistant: 2 },
        { name: 'Purchase order', byHand: 21, byAssistant: 2 },
        { name: 'Delivery rescheduling', byHand: 17, byAssistant: 1 },
        { name: 'Goods-receipt mismatch', byHand: 28, byAssistant: 5 },
        { name: 'Return to vendor', byHand: 25, byAssistant: 3 },
      ],
    },
  ],
})

/**
 * Inputs of the worked sum. Changes, hourly rate and share are samples; the voice bot is Starter of the rate
 * card.
 */
export const returnInputs = {
  changesPerMonth: 4200,
  /** Rupees for an hour of a clerk. */
  clerkHour: personHour,
  /** One case in this many is held for a person and still done by hand. */
  heldOneIn: 10,
  /** Rupees a month, and the minutes of calls included. */
  voiceBot: { price: packages[0].price, minutes: bots.voice.allocations[0] },
}
