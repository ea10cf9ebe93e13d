/** A gauge has this many gaps between its ticks, whatever it measures. */
export const gaugeTicks = 50

/** Place of `value` on a gauge, in ticks from its left end, to the half. Throws a RangeError outside the scale. */
export function tickOf(value: number, [least, most]: readonly [number, number]): number {
  if (value < least || value > most) throw new RangeError(`${value} is not between ${least} and ${most}`)
  return Math.round(((value - least) / (most - least)) * gaugeTicks * 2) / 2
}
