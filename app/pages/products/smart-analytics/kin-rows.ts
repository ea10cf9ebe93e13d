import type { Turn } from '../../../../content/sample-call.ts'
import type { KinCall } from '../../../figures/kin-calls.ts'
import { RelativePath } from '../../../figures/relative-path.ts'

/** Rows of calls as path data: ten units a second across, `pitch` units a row down. */
export interface KinRows {
  assistant: string
  /** The caller, but for the question. */
  caller: string
  question: string
}

/** Distance of two rows in units: whole, so that one-pixel lines stay sharp. */
export const pitch = 2

/** Longest second that is drawn; a call may run on beyond the time axis, but not for ever. */
const lastSecond = 88

/** The even rows of `kin` (`parity` 0) or the odd ones (1), each at its own height. */
export function kinRows(kin: readonly KinCall[], parity: 0 | 1): KinRows {
  const draw = (chosen: (turn: Turn, call: KinCall) => boolean) => {
    const path = new RelativePath()
    kin.forEach((call, row) => {
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

/** The last row with the question that leaves at least `rowsBelow` rows below it: where its note is tied on. */
export function lastAsking(kin: readonly KinCall[], rowsBelow: number): number {
  return kin.findLastIndex(({ question }, row) => question !== undefined && kin.length - 1 - row >= rowsBelow)
}

/** Seconds by which the question at `index`, its answer and the pauses between them make the call longer. */
export function secondsTaken(turns: readonly Turn[], index: number): number {
  return Math.round((turns[index + 2]?.from ?? 0) - (turns[index]?.from ?? 0))
}
