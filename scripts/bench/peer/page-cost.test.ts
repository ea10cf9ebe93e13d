import { expect, test } from 'vitest'
import { medianCost } from './page-cost.ts'

test('each figure has a median of its own, over all loads', () => {
  const load = (score: number, largestPaint: number) => ({
    score,
    largestPaint,
    blockingTime: 10,
    blockingInBrowser: 5,
    mainThread: 900,
    bytes: 60_000,
    nodes: 700,
  })
  expect(medianCost([load(99, 2000), load(80, 1000), load(90, 1500)])).toEqual(load(90, 1500))
  expect(medianCost([load(98, 1000), load(99, 2000)])).toEqual(load(98.5, 1500))
})

test('without a load there is no median', () => {
  expect(() => medianCost([])).toThrow('median of nothing')
})
