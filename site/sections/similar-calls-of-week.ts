import { policyRevivalCall } from '../content/sample-call.ts'
import { similarCallsOfTheWeek as week } from '../content/sample-readings.ts'
import { type SimilarCall, similarCalls } from '../../common/figures/similar-calls.ts'

/** The week's calls like the sample call, as rows, shared by the small drawing and the large one. */
export function similarCallsOfWeek(): SimilarCall[] {
  return similarCalls(policyRevivalCall.turns, {
    rows: week.calls / week.callsPerRow,
    longer: week.rowsLonger,
    asking: week.rowsAsking,
    questionIndex: week.questionTurn,
  })
}
