import type { SumEntry } from '../../../sections/worked-sum-total.ts'
import { grouped } from '../../../../common/ui/indian-numbers.ts'

export interface CauseReturn {
  /** Callers of the week who asked the question. */
  callers: number
  /** Of a hundred of them, those who rang again, before the answer was given in advance and after. */
  rangAgain: { before: number; after: number }
  secondCallMinutes: number
  /** Rupees. */
  agentHour: number
  /** Seconds the question and its answer take in a call. */
  questionSeconds: number
  /** Rupees for a minute of a call. */
  extraMinute: number
}

/** Rupees that one line of the drawing stands for. */
export const rupeesPerLine = 100

/** What a cause that is gone saves in a week: second calls that do not come, and first calls that are shorter. */
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

/** Sixtieths and what they make up: 3045 minutes are "50 h 45 min". */
function parts(sixtieths: number, whole: string, part: string) {
  const rest = sixtieths % 60
  return `${grouped(Math.floor(sixtieths / 60))} ${whole}${rest > 0 ? ` ${rest} ${part}` : ''}`
}
