import type { SumEntry } from '../../../sections/worked-sum-total.ts'
import { grouped } from '../../../../common/ui/indian-numbers.ts'

export interface CauseReturn {
  /** Callers of the week who asked the question. */
  callers: number
  /** Of every hundred of them, those who called again, before and after the answer was given in advance. */
  rangAgain: { before: number; after: number }
  secondCallMinutes: number
  /** Rupees. */
  agentHour: number
  /** Seconds the question and its answer take in a call. */
  questionSeconds: number
  /** Rupees per minute of a call. */
  extraMinute: number
}

/** Rupees represented by one line of the drawing. */
export const rupeesPerLine = 100

/** What removing a cause saves in a week: second calls avoided, and shorter first calls. */
export function returnOnOneCause(inputs: CauseReturn): [secondCalls: SumEntry, firstCalls: SumEntry] {
  const { callers, rangAgain, secondCallMinutes, agentHour, questionSeconds, extraMinute } = inputs
  const fewerOfHundred = rangAgain.before - rangAgain.after
  const callsFewer = Math.round((callers * fewerOfHundred) / 100)
  const agentMinutes = callsFewer * secondCallMinutes
  const savedSeconds = callers * questionSeconds
  return [
    entry({
      label: 'Second calls that did not come',
      working: `${grouped(callers)} callers × ${fewerOfHundred} in 100 = ${grouped(callsFewer)} calls × ${secondCallMinutes} min = ${parts(agentMinutes, 'h', 'min')} × ₹${agentHour}`,
      amount: (agentMinutes / 60) * agentHour,
    }),
    entry({
      label: 'Seconds saved in first calls',
      working: `${grouped(callers)} calls × ${questionSeconds} s = ${parts(savedSeconds, 'min', 's')} × ₹${extraMinute.toFixed(2)}`,
      amount: (savedSeconds / 60) * extraMinute,
    }),
  ]
}

function entry(sum: Omit<SumEntry, 'lines'>): SumEntry {
  return { ...sum, lines: Math.round(sum.amount / rupeesPerLine) }
}

/** Sixtieths and what they add up to: 3045 minutes are "50 h 45 min". */
function parts(sixtieths: number, whole: string, part: string) {
  const rest = sixtieths % 60
  return `${grouped(Math.floor(sixtieths / 60))} ${whole}${rest > 0 ? ` ${rest} ${part}` : ''}`
}
