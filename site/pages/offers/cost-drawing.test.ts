import fc from 'fast-check'
import { expect, it } from 'vitest'
import { costScale } from '../../pricing/cost-scale.ts'
import { cheapestStretches } from '../../pricing/package-costs.ts'
import { anyBot, botWith, sampleBot } from '../../pricing/rate-card.fixture.ts'
import { drawingWidth, leastCostTop, priceLabels, volumeAt, wholeCost } from './cost-drawing.ts'

const scale = costScale(sampleBot)
const linesOf = (path: string) => path.split('m').length - 1

it('marks a smaller least cost lower on the page', () => {
  const tops = [2500, 3750, 5000, 7250, 12_000].map((volume) => leastCostTop(sampleBot, volume, scale))
  expect(tops.toSorted((a, b) => b - a)).toEqual(tops)
})

it('draws any three packages inside their box, with every change of the cheapest visible', () => {
  fc.assert(
    fc.property(anyBot, (bot) => {
      const own = costScale(bot)
      const { hairlines, cheapestLine, allLines } = wholeCost(bot, own)
      expect(drawingWidth(own)).toBe(1200)
      expect(linesOf(hairlines)).toBe(120)
      expect(hairlines + cheapestLine + allLines).not.toMatch(/NaN|Infinity|undefined/)
      expect(Number.isInteger(own.perLine)).toBe(true)
      expect(cheapestStretches(bot).at(-1)?.from).toBeLessThan(own.most * 0.9)

      const labels = priceLabels(bot, own)
      expect(labels.flatMap(({ of }) => of)).toHaveLength(3)
      const tops = [...labels.map(({ top }) => top), leastCostTop(bot, own.most, own)]
      expect(Math.min(...tops)).toBeGreaterThan(0)
      expect(Math.max(...tops)).toBeLessThanOrEqual(100)
    }),
  )
})

it('merges the labels of prices that are too close together', () => {
  const near = botWith([20_000, 37_000, 40_000], [2000, 4000, 8000], 4)
  expect(priceLabels(near, costScale(near)).map(({ of }) => of.map(({ name }) => name))).toEqual([
    ['Small'],
    ['Middle', 'Large'],
  ])
  expect(priceLabels(sampleBot, scale)).toHaveLength(3)
})

it.each([
  { share: 0.5, volume: 6000, where: 'in the middle' },
  { share: 0.5041, volume: 6000, where: 'nearer to the line before' },
  { share: 0.5043, volume: 6100, where: 'nearer to the line after' },
  { share: -0.2, volume: 0, where: 'beyond the left edge' },
  { share: 1.4, volume: 12_000, where: 'beyond the right edge' },
])('reads the volume $where from the nearest line', ({ share, volume }) => {
  expect(volumeAt(share, scale)).toBe(volume)
})
