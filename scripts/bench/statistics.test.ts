import { expect, test } from 'vitest'
import { median, middleRatio, percentile, ratio, spread } from './statistics.ts'

test('the median is the middle value whatever the order', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([5])).toBe(5)
})

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([40, 10, 20, 30])).toBe(25)
})

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no median')
})

test('a percentile is the smallest value that so many of a hundred do not exceed', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index)
  expect(percentile(values, 95)).toBe(19)
  expect(percentile(values, 50)).toBe(10)
  expect(percentile([7], 95)).toBe(7)
  expect(() => percentile([], 95)).toThrow('no percentile')
})

test('a spread names the ends as well and leaves the values alone', () => {
  const values = [3, 1, 2]
  expect(spread(values)).toEqual({ median: 2, min: 1, max: 3 })
  expect(values).toEqual([3, 1, 2])
})

test('a ratio to nothing is no number', () => {
  expect(ratio(105, 100)).toBe(1.05)
  expect(ratio(12, 0)).toBeUndefined()
})

test('the middle of ratios weighs twice and half alike, and a wild one hardly counts', () => {
  expect(middleRatio([2, 0.5])).toBeCloseTo(1)
  expect(middleRatio([1.02])).toBeCloseTo(1.02)
  expect(middleRatio([0.98, 1, 1.02, 40, 1])).toBeLessThan(1.03)
  expect(() => middleRatio([])).toThrow('no median')
})
