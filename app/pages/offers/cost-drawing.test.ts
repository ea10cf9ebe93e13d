import { expect, it } from 'vitest'
import { bots } from '../../../content/pricing.ts'
import { cheapestStretch, differenceLines, drawingWidth, wholeCost } from './cost-drawing.ts'

const scale = { most: 30_000, perLine: 250, perTick: 5000, fullHeight: 10_000 }
const linesOf = (paths: string[]) => paths.join('').split('m').length - 1

it('stretches each package’s cheapest volumes from one break-even point to the next', () => {
  expect([0, 1, 2].map((place) => cheapestStretch(bots.voice, place, scale))).toEqual([
    [0, 13_000],
    [13_000, 21_000],
    [21_000, 30_000],
  ])
})

it('draws a line for each 250 minutes at which a package costs more, and none where it costs least', () => {
  const rows = [0, 1, 2].map((place) => differenceLines(bots.voice, place, scale))
  const drawn = rows.map(({ whole, faded }) => linesOf(whole) + linesOf(faded))
  expect(drawn).toEqual([(30_000 - 13_000) / 250, (30_000 - 8000) / 250, 21_000 / 250])
})

it('fades the lines that cost more than the row can show', () => {
  const [starter, growth] = [0, 1].map((place) => differenceLines(bots.voice, place, scale))
  expect(linesOf(starter?.faded ?? [])).toBe(0)
  // Growth costs over 10,000 more until Starter’s extra minutes have eaten half of the gap, at 10,500.
  expect(linesOf(growth?.faded ?? [])).toBe(10_500 / 250)
})

it('puts the whole cost inside its box, the smallest price lowest', () => {
  const { priceTops, hairlines } = wholeCost(bots.voice, scale)
  expect(drawingWidth(scale)).toBe(1200)
  expect(linesOf([hairlines])).toBe(120)
  expect(priceTops.toSorted((a, b) => b - a)).toEqual(priceTops)
  expect(Math.min(...priceTops)).toBeGreaterThan(0)
  expect(Math.max(...priceTops)).toBeLessThan(100)
})
