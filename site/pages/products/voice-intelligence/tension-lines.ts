import type { Knots } from '../../../content/products/voice-readings.ts'
import type { Speaker, Turn } from '../../../content/sample-call.ts'
import { polylines } from '../../../../common/figures/relative-path.ts'
import { readingAt } from './reading-at.ts'

/** The drawing: ten units a second across, tension 79 at its top and 17 at its bottom. */
export const width = 720
export const height = 340

export function tensionHeight(tension: number): number {
  return ((79 - tension) / 62) * height
}

/** How far the caller's tension is above the assistant's at a second, in whole points. */
export function apart({ caller, assistant }: Record<Speaker, Knots>, second: number): number {
  return Math.round(readingAt(caller, second) - readingAt(assistant, second))
}

/** Tension of one voice from its first turn to its last second, whether it speaks or not. */
export function carriedLine(knots: Knots): string {
  const seconds = Object.keys(knots).map(Number)
  const [start = 0, end = 0] = [seconds[0], seconds.at(-1)]
  const line: number[] = []
  for (let second = start; second <= end; second++) line.push(...pointAt(knots, second))
  return polylines([line])
}

/** The same line, only where that voice is speaking. */
export function spokenLine(knots: Knots, turns: readonly Turn[]): string {
  return polylines(
    turns.map(({ from, to }) => {
      const line: number[] = pointAt(knots, from)
      for (let second = from + 0.8; second < to; second += 0.8) line.push(...pointAt(knots, second))
      return [...line, ...pointAt(knots, to)]
    }),
  )
}

/** Hairlines from one voice to the other, one a second: on the `half` second, or on the whole one. */
export function distanceLines({ caller, assistant }: Record<Speaker, Knots>, half: boolean): string {
  const lines: number[][] = []
  for (let second = half ? 5.5 : 5; second <= 70; second++)
    lines.push([...pointAt(caller, second), ...pointAt(assistant, second)])
  return polylines(lines)
}

function pointAt(knots: Knots, second: number): [x: number, y: number] {
  return [second * 10, tensionHeight(readingAt(knots, second))]
}
