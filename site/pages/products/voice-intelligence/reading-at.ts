import type { Knots } from '../../../content/products/voice-readings.ts'

/** The reading at `second`, averaged over the four seconds around it, so that its curve has no kinks. */
export function readingAt(knots: Knots, second: number): number {
  let sum = 0
  for (let half = -4; half <= 4; half++) sum += between(knots, second + half / 2)
  return sum / 9
}

/** Linear from knot to knot; constant before the first and after the last. */
function between(knots: Knots, second: number): number {
  const places = Object.entries(knots).map(([at, value]) => ({ at: Number(at), value }))
  const before = places.findLast(({ at }) => at <= second)
  const after = places.find(({ at }) => at > second)
  if (before && after)
    return before.value + ((after.value - before.value) * (second - before.at)) / (after.at - before.at)
  const rest = before ?? after
  if (!rest) throw new RangeError('A reading needs at least one knot')
  return rest.value
}
