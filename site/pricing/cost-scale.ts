import type { BotPrices } from '../content/pricing.ts'

/** Range of the drawing of a bot's costs. */
export interface CostScale {
  /** Units at the right end of the axis. */
  most: number
  /** Units per line, and units between two labels of the axis. */
  perLine: number
  perTick: number
}

const ticks = 6
const lines = 120

/** A scale that ends well beyond the largest allocation and every change of the cheapest package. */
export function costScale({ allocations }: BotPrices): CostScale {
  const least = (Math.max(...allocations) * 1.25) / ticks
  // From 100 on, a sixth of the axis divides into whole units for each line.
  const power = Math.max(100, 10 ** Math.floor(Math.log10(least)))
  const perTick = power * ([1, 2, 5, 10].find((step) => step * power >= least) ?? 10)
  return { most: perTick * ticks, perLine: (perTick * ticks) / lines, perTick }
}
