import type { SampleCall } from '../../../content/sample-call.ts'
import type { similarCallsOfTheWeek } from '../../../content/sample-readings.ts'
import { type SimilarCall, similarCalls } from '../similar-calls.ts'

/** The week's calls like `call`, as rows; the small drawing and the large one take their rows from here. */
export function similarCallsOfWeek(call: SampleCall, week: typeof similarCallsOfTheWeek): SimilarCall[] {
  return similarCalls(call.turns, {
    seed: 16,
    rows: week.calls / week.callsPerRow,
    longer: week.rowsLonger,
    asking: week.rowsAsking,
    questionIndex: week.questionTurn,
  })
}
