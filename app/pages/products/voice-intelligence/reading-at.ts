import type { Knot } from '../../../../content/products/voice-readings.ts'

/** The reading at `second`, the mean of the four seconds around it, so that its curve bends and never kinks. */
export function readingAt(knots: readonly Knot[], second: number): number {
  let sum = 0
  for (let half = -4; half <= 4; half++) sum += between(knots, second + half / 2)
  return sum / 9
}

/** Straight from knot to knot; before the first and after the last the reading rests. */
function between(knots: readonly Knot[], second: number): number {
  const [first, last] = [knots[0], knots.at(-1)]
  if (!first || !last) throw new RangeError('A reading needs at least one knot')
  if (second <= first[0]) return first[1]
  for (const [place, [end, value]] of knots.entries()) {
    const [start, before] = knots[place - 1] ?? first
    if (second < end) return before + ((value - before) * (second - start)) / (end - start)
  }
  return last[1]
}
