import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BotPrices } from '../content/pricing.ts'
import { cheapest, cheapestStretches, listOfNames, packageCosts } from './package-costs.ts'
import { anyBot, botWith, sampleBot } from './rate-card.fixture.ts'

const totals = (volume: number) => packageCosts(sampleBot, volume).map(({ total }) => total)
const names = (bot: BotPrices, volume: number) => cheapest(bot, volume).map(({ name }) => name)

it('charges the package, and each unit beyond its allocation', () => {
  expect(totals(0)).toEqual([20_000, 27_000, 40_000])
  expect(totals(2000)).toEqual([20_000, 27_000, 40_000])
  expect(totals(2001)).toEqual([20_004, 27_000, 40_000])
  expect(totals(5000)).toEqual([32_000, 31_000, 40_000])
  expect(packageCosts(sampleBot, 5000)[1]).toMatchObject({ extraUnits: 1000, extraCost: 4000 })
})

it('finds the cheapest package on either side of each change, and both where they tie', () => {
  expect([3749, 3750, 3751].map((volume) => names(sampleBot, volume))).toEqual([
    ['Small'],
    ['Small', 'Middle'],
    ['Middle'],
  ])
  expect(cheapestStretches(sampleBot)).toEqual([
    { names: ['Small'], from: 0, to: 3750 },
    { names: ['Middle'], from: 3750, to: 7250 },
    { names: ['Large'], from: 7250, to: Infinity },
  ])
})

it.each<[string, BotPrices, string[]]>([
  ['one package that is never the cheapest', botWith([10, 90, 100], [100, 105, 200], 1), ['Small', 'Large']],
  ['two equal packages', botWith([10, 50, 50], [100, 200, 200], 1), ['Small', 'Middle and Large']],
  ['three equal packages', botWith([50, 50, 50], [200, 200, 200], 1), ['Small, Middle and Large']],
  [
    'more for the same price',
    botWith([50, 50, 60], [100, 200, 300], 1),
    ['Small and Middle', 'Middle', 'Large'],
  ],
  ['more for less', botWith([50, 40, 30], [100, 200, 300], 1), ['Large']],
])('knows the cheapest of %s', (_, bot, stretches) => {
  expect(cheapestStretches(bot).map((stretch) => listOfNames(stretch.names))).toEqual(stretches)
})

it('divides the volumes of any rate card into ranges, each with its own cheapest packages', () => {
  fc.assert(
    fc.property(anyBot, fc.nat({ max: 400_000 }), (bot, volume) => {
      const stretches = cheapestStretches(bot)
      expect(stretches[0]?.from).toBe(0)
      expect(stretches.at(-1)?.to).toBe(Infinity)
      for (const [at, { names: own, to }] of stretches.entries()) {
        const next = stretches[at + 1]
        expect(next?.from ?? Infinity).toBe(to)
        expect(next?.names).not.toEqual(own)
      }
      const within = stretches.filter(({ from, to }) => from < volume && volume < to)
      // A range without a whole volume is omitted, and others may cost as little at its end.
      for (const stretch of within) expect(names(bot, volume)).toEqual(expect.arrayContaining(stretch.names))
    }),
  )
})
