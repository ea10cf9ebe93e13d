import type { Speaker, Turn } from '../../../content/sample-call.ts'

/** Units from one second’s line to the next, and the height of a line. */
export const secondPitch = 4
export const secondHeight = 46
const pauseHeight = 12

/** A call as upright lines, one a second, as path data by who speaks in the middle of that second; pauses are short. */
export function secondLines(turns: readonly Turn[], seconds: number): Record<Speaker | 'pause', string> {
  const lines = { caller: '', assistant: '', pause: '' }
  for (let second = 0; second < seconds; second++) {
    const speaker = turns.find(({ from, to }) => second + 0.5 >= from && second + 0.5 <= to)?.speaker
    const height = speaker ? secondHeight : pauseHeight
    lines[speaker ?? 'pause'] += `M${second * secondPitch + 1} ${(secondHeight - height) / 2}v${height}`
  }
  return lines
}
