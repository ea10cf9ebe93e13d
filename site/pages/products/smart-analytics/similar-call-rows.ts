import type { Turn } from '../../../content/sample-call.ts'
import type { SimilarCall } from '../../../../common/figures/similar-calls.ts'
import { RelativePath } from '../../../../common/figures/relative-path.ts'

/** Distance between two rows in units: whole, so that one-pixel lines stay sharp. */
export const pitch = 2

/** Last second drawn; a call may extend beyond the time axis, but not without limit. */
const lastSecond = 88

/**
 * The even rows of `calls` (`parity` 0) or the odd ones (1) as path data, ten units a second across and `pitch` units a
 * row down: the assistant, the caller except for the question, and the question.
 */
export function similarCallRows(calls: readonly SimilarCall[], parity: 0 | 1) {
  const draw = (chosen: (turn: Turn, call: SimilarCall) => boolean) => {
    const path = new RelativePath()
    calls.forEach((call, row) => {
      if (row % 2 !== parity) return
      const y = row * pitch + pitch / 4
      for (const turn of call.turns) {
        const [from, to] = [Math.round(turn.from * 10), Math.round(Math.min(turn.to, lastSecond) * 10)]
        if (chosen(turn, call) && to > from) path.moveTo(from, y).lineTo(to, y)
      }
    })
    return path.toString()
  }
  return {
    assistant: draw(({ speaker }) => speaker === 'assistant'),
    caller: draw((turn, { question }) => turn.speaker === 'caller' && turn !== question),
    question: draw((turn, { question }) => turn === question),
  }
}

/** The last row with the question that leaves at least `rowsBelow` rows below it: the note is tied to it. */
export function lastAsking(calls: readonly SimilarCall[], rowsBelow: number): number {
  return calls.findLastIndex(
    ({ question }, row) => question !== undefined && calls.length - 1 - row >= rowsBelow,
  )
}

/** Seconds by which the question at `index`, its answer and the pauses between them lengthen the call. */
export function secondsTaken(turns: readonly Turn[], index: number): number {
  return Math.round((turns[index + 2]?.from ?? 0) - (turns[index]?.from ?? 0))
}
