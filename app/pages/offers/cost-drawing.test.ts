import { expect, it } from 'vitest'
import { bots } from '../../../content/pricing.ts'
import { cheapestStretch, drawingWidth, leastCostTop, wholeCost } from './cost-drawing.ts'

const scale = { most: 30_000, perLine: 250, perTick: 5000 }
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
