import { type BotPrices, packages } from '../../content/pricing.ts'

export interface PackageCost {
  name: string
  /** Rupees a month. */
  price: number
  /** Units a month that the price includes. */
  allocation: number
  /** Units beyond the allocation, and what they cost together in rupees. */
  extraUnits: number
  extraCost: number
  /** Rupees a month: price and extra units. Taxes and telecom costs come on top. */
  total: number
}

/** What each package of `bot` costs in a month of `volume` units, in the order of the rate card. */
export function packageCosts(bot: BotPrices, volume: number): PackageCost[] {
  return packages.map(({ name, price }, place) => {
    const allocation = bot.allocations[place] ?? 0
    const extraUnits = Math.max(0, volume - allocation)
    const extraCost = extraUnits * bot.extraUnit
    return { name, price, allocation, extraUnits, extraCost, total: price + extraCost }
  })
}

/** The package that costs least at `volume`; several where they tie, the smallest first. */
export function cheapest(bot: BotPrices, volume: number): PackageCost[] {
  const costs = packageCosts(bot, volume)
  const least = Math.min(...costs.map(({ total }) => total))
  return costs.filter(({ total }) => total === least)
}

export interface BreakEven {
  /** The volume at which both cost the same; between two units where prices do not divide. */
  exact: number
  /** The first whole volume at which the larger package costs no more. */
  volume: number
  smaller: string
  larger: string
}

/** Where each package begins to cost no more than the one before it. */
export function breakEvens(bot: BotPrices): BreakEven[] {
  const costs = packageCosts(bot, 0)
  return costs.slice(1).map((larger, place) => {
    const smaller = costs[place] ?? larger
    const exact = smaller.allocation + (larger.price - smaller.price) / bot.extraUnit
    return { exact, volume: Math.ceil(exact), smaller: smaller.name, larger: larger.name }
  })
}
