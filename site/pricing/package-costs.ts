import type { BotPrices } from '../content/pricing.ts'

export interface PackageCost {
  name: string
  /** Rupees a month. */
  price: number
  /** Units a month that the price includes. */
  allocation: number
  /** Units beyond the allocation, and what they cost together in rupees. */
  extraUnits: number
  extraCost: number
  /** Rupees a month: price and extra units, without taxes and telecom costs. */
  total: number
}

/** What each package of `bot` costs in a month of `volume` units, in the order of the rate card. */
export function packageCosts(bot: BotPrices, volume: number): PackageCost[] {
  return bot.packages.map(({ name, price }, place) => {
    const allocation = bot.allocations[place] ?? 0
    const extraUnits = Math.max(0, volume - allocation)
    const extraCost = extraUnits * bot.extraUnit
    return { name, price, allocation, extraUnits, extraCost, total: price + extraCost }
  })
}

/** The cheapest package at `volume`; several if they tie, smallest first. */
export function cheapest(bot: BotPrices, volume: number): PackageCost[] {
  const costs = packageCosts(bot, volume)
  const least = Math.min(...costs.map(({ total }) => total))
  return costs.filter(({ total }) => total === least)
}

/** Names of packages as a phrase: “Starter, Growth and Scale”, or with “or”. */
export function listOfNames(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat('en-GB', { type }).format(names)
}

/** A range of volumes over which the same packages cost least. */
export interface Stretch {
  /** The packages; several if they cost the same throughout. */
  names: string[]
  /** Units a month; fractional if prices do not divide evenly. The last range has no end. */
  from: number
  to: number
}

/** Which packages cost least, range by range from zero volume. A package that is never the cheapest is in none. */
export function cheapestStretches(bot: BotPrices): Stretch[] {
  const costs = packageCosts(bot, 0)
  // Where two lines can meet; of one with itself, where it begins to rise.
  const meetings = costs.flatMap((one) =>
    costs.map((other) => one.allocation + (other.price - one.price) / bot.extraUnit),
  )
  const bends = [...new Set([0, ...meetings.filter((volume) => volume > 0)])].toSorted((a, b) => a - b)
  const begun = bends.flatMap((from, at) => {
    // Totals of whole volumes are whole rupees, so equal ones compare as equal.
    const within = Math.floor(from) + 1
    const names = cheapest(bot, within).map(({ name }) => name)
    return within < (bends[at + 1] ?? Infinity) ? [{ names, from }] : []
  })
  const changes = begun.filter(({ names }, at) => names.join() !== begun[at - 1]?.names.join())
  return changes.map(({ names, from }, at) => ({
    names,
    from: at === 0 ? 0 : from,
    to: changes[at + 1]?.from ?? Infinity,
  }))
}
