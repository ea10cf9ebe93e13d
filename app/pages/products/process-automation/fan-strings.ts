import type { Speaker, Turn } from '../../../../content/sample-call.ts'
import { polylines } from '../../../figures/relative-path.ts'

export const width = 1000
export const height = 120

/**
 * One string for each second of a call, from its place in the first `part` of the width (0 to 1) to its place in all
 * of it: path data by who speaks in that second.
 */
export function fanStrings(
  turns: readonly Turn[],
  seconds: number,
  part: number,
): Record<Speaker | 'nobody', string> {
  const strings: Record<Speaker | 'nobody', number[][]> = { nobody: [], caller: [], assistant: [] }
  for (let second = 0; second < seconds; second++) {
    const middle = second + 0.5
    const speaker = turns.find(({ from, to }) => middle >= from && middle <= to)?.speaker ?? 'nobody'
    const x = (middle / seconds) * width
    strings[speaker].push([x * part, 0, x, height])
  }
  const { nobody, caller, assistant } = strings
  return { nobody: polylines(nobody), caller: polylines(caller), assistant: polylines(assistant) }
}
