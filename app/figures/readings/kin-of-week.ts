import type { SampleCall } from '../../../content/sample-call.ts'
import type { kinOfTheWeek } from '../../../content/sample-readings.ts'
import { type KinCall, kinCalls } from '../kin-calls.ts'

/** The week's calls like `call`, as rows; the small drawing and the large one take their rows from here. */
export function kinOfWeek(call: SampleCall, week: typeof kinOfTheWeek): KinCall[] {
  return kinCalls(call.turns, {
    seed: 16,
    rows: week.calls / week.callsPerRow,
    longer: week.rowsLonger,
    asking: week.rowsAsking,
    questionIndex: week.questionTurn,
  })
}
