import fc from 'fast-check'
import type { BotPrices } from '../content/pricing.ts'

type Three = readonly [number, number, number]

/** A bot with its own rate card, so that a test is independent of the company's prices. */
export function botWith(prices: Three, allocations: Three, extraUnit: number): BotPrices {
  const names = ['Small', 'Middle', 'Large']
  return {
    name: 'Sample',
    unit: { one: 'minute', many: 'minutes' },
    packages: prices.map((price, place) => ({ name: names[place] ?? '', price, mostPopular: place === 1 })),
    allocations,
    extraUnit,
  }
}

/** Each package is the cheapest somewhere: up to 3,750, up to 7,250, and above that. */
export const sampleBot = botWith([20_000, 27_000, 40_000], [2000, 4000, 8000], 4)

const amounts = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 200_000 }))

/** Any three packages: equal ones, some that are never the cheapest, some with more for less money. */
export const anyBot = fc
  .tuple(
    fc.tuple(amounts, amounts, amounts),
    fc.tuple(amounts, amounts, amounts),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([prices, allocations, extraUnit]) => botWith(prices, allocations, extraUnit))
