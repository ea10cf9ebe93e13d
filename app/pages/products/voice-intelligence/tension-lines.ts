import type { Knot } from '../../../../content/products/voice-readings.ts'
import type { Turn } from '../../../../content/sample-call.ts'
import { polylines } from '../../../figures/relative-path.ts'
import { readingAt } from './reading-at.ts'

/** The drawing: ten units a second across, tension 79 at its top and 17 at its foot. */
export const width = 720
export const height = 340

export function tensionHeight(tension: number): number {
  return ((79 - tension) / 62) * height
}

/** The two voices' tension, 0 to 100 each. */
export interface TwoVoices {
  caller: readonly Knot[]
  assistant: readonly Knot[]
}

/** How far the caller's tension is above the assistant's at a second, in whole points. */
export function apart({ caller, assistant }: TwoVoices, second: number): number {
  return Math.round(readingAt(caller, second) - readingAt(assistant, second))
}

/** Tension of one voice from its first turn to its last second, whether it speaks or not. */
export function carriedLine(knots: readonly Knot[]): string {
  const [start, end] = [knots[0]?.[0] ?? 0, knots.at(-1)?.[0] ?? 0]
  const seconds = Array.from({ length: Math.floor(end - start) + 1 }, (_, place) => start + place)
  return polylines([seconds.flatMap((second) => pointAt(knots, second))])
}

/** The same line, only where that voice is speaking. */
export function spokenLine(knots: readonly Knot[], turns: readonly Turn[]): string {
  return polylines(
    turns.map(({ from, to }) => {
      const line = pointAt(knots, from) as number[]
      for (let second = from + 0.8; second < to; second += 0.8) line.push(...pointAt(knots, second))
      return [...line, ...pointAt(knots, to)]
    }),
  )
}

/** Hairlines from one voice to the other, one every second: on the `half` second, or on the whole one. */
export function distanceLines({ caller, assistant }: TwoVoices, half: boolean): string {
  const lines: number[][] = []
  for (let second = half ? 5.5 : 5; second <= 70; second++)
    lines.push([...pointAt(caller, second), ...pointAt(assistant, second)])
  return polylines(lines)
}

function pointAt(knots: readonly Knot[], second: number): [x: number, y: number] {
  return [second * 10, tensionHeight(readingAt(knots, second))]
}
