export interface AxisTick {
  /** Distance from the axis’ start, in per cent of its length with at most one decimal. */
  at: number
  label: string
}

/** Ticks of an axis from 0 to `length`, one every `every`, both in the unit that `label` formats. */
export function axisTicks(length: number, every: number, label: (value: number) => string): AxisTick[] {
  const count = Math.floor(length / every) + 1
  return Array.from({ length: count }, (_, tick) => ({
    at: percentOf(tick * every, length),
    label: label(tick * every),
  }))
}

/** A position along a length, in per cent with at most one decimal: 18 of 72 is 25. */
export function percentOf(value: number, length: number): number {
  return Math.round((value / length) * 1000) / 10
}
