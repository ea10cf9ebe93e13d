import type { Turn } from '../../../site/content/sample-call.ts'
import type { SimilarCall } from '../similar-calls.ts'
import { RelativePath } from '../relative-path.ts'
import { type ReadingLayer, readingHeight, readingWidth, toUnits } from './reading-layer.ts'
import { voiceLayers } from './virtual-assistant-reading.ts'

/** Shows every tenth row of the product page's drawing. */
const every = 10
/** Height of the call itself among the similar ones, in units. */
const roomForCall = 16

/** The call at full voice among the calls like it, longest first; in ink, the question that makes them longer. */
export function smartAnalyticsReading(turns: Turn[], similar: SimilarCall[], longer: number): ReadingLayer[] {
  const rows = similar.filter((_, row) => row % every === 0)
  const above = Math.round(longer / every)
  const pitch = (readingHeight - roomForCall) / rows.length
  const top = (row: number) => (row + 0.5) * pitch + (row < above ? 0 : roomForCall)

  const half = (remainder: number, between: boolean): ReadingLayer[] => {
    const draw = (choose: (turn: Turn, call: SimilarCall) => boolean) => {
      const path = new RelativePath()
      rows.forEach((call, row) => {
        if (row % 2 !== remainder) return
        const chosen = call.turns.filter((turn) => choose(turn, call))
        for (const turn of chosen) segment(path, turn, top(row))
      })
      return path.toString()
    }
    return [
      { stroke: 'assistant-similar', d: draw((turn) => turn.speaker === 'assistant'), between },
      {
        stroke: 'caller-similar',
        d: draw((turn, { question }) => turn.speaker === 'caller' && turn !== question),
        between,
      },
      { stroke: 'ink', d: draw((turn, { question }) => turn === question), between },
    ]
  }
  const call = voiceLayers(turns, roomForCall, above * pitch + roomForCall / 2)
  return [...half(0, false), ...half(1, true), ...call]
}

function segment(path: RelativePath, { from, to }: Turn, y: number) {
  // Rounded to two units, about a pixel: the rows are many, and odd numbers would weigh a tenth more.
  const place = (seconds: number) => 2 * Math.round(toUnits(seconds) / 2)
  const [left, right] = [place(from), Math.min(readingWidth, place(to))]
  if (right > left) path.moveTo(left, y).lineTo(right, y)
}
