import { expect, it } from 'vitest'
import { bots } from '../../../content/pricing.ts'
import {
  cheapestStretch,
  costScales,
  drawingWidth,
  leastCostTop,
  volumeAt,
  wholeCost,
} from './cost-drawing.ts'

const scale = costScales.voice
const linesOf = (paths: string[]) => paths.join('').split('m').length - 1

it('stretches each package’s cheapest volumes from one break-even point to the next', () => {
  expect([0, 1, 2].map((place) => cheapestStretch(bots.voice, place, scale))).toEqual([
    [0, 13_000],
    [13_000, 21_000],
    [21_000, 30_000],
  ])
})

it('marks the least cost lower on the page the less it is, and where the line of the cheapest runs', () => {
  const tops = [1000, 13_000, 21_000, 30_000].map((volume) => leastCostTop(bots.voice, volume, scale))
  expect(tops.toSorted((a, b) => b - a)).toEqual(tops)
  expect(leastCostTop(bots.voice, 0, scale)).toBeCloseTo(wholeCost(bots.voice, scale).priceTops[0] ?? 0)
})

it('puts the whole cost inside its box, the smallest price lowest', () => {
  const { priceTops, hairlines } = wholeCost(bots.voice, scale)
  expect(drawingWidth(scale)).toBe(1200)
  expect(linesOf([hairlines])).toBe(120)
  expect(priceTops.toSorted((a, b) => b - a)).toEqual(priceTops)
  expect(Math.min(...priceTops)).toBeGreaterThan(0)
  expect(Math.max(...priceTops)).toBeLessThan(100)
})

it.each([
  { share: 0.5, volume: 15_000, where: 'in the middle' },
  { share: 0.5041, volume: 15_000, where: 'nearer to the line before' },
  { share: 0.5043, volume: 15_250, where: 'nearer to the line after' },
  { share: -0.2, volume: 0, where: 'beyond the left edge' },
  { share: 1.4, volume: 30_000, where: 'beyond the right edge' },
])('takes for the volume $where that of the nearest line', ({ share, volume }) => {
  expect(volumeAt(share, scale)).toBe(volume)
})
