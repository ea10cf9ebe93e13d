import { expect, test } from 'vitest'
import { mean, median, signed, weightedMean } from './statistics.ts'

test('the median is the middle value, or halfway between the middle two', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 10, 2, 3])).toBe(2.5)
  expect(() => median([])).toThrow(RangeError)
})

test('means count each value once, or by its weight', () => {
  expect(mean([1, 2, 6])).toBe(3)
  expect(
    weightedMean([
      { value: 10, weight: 1 },
      { value: 1, weight: 2 },
    ]),
  ).toBe(4)
})

test('changes carry a sign', () => {
  expect([2, -5, 0].map((change) => signed(change))).toEqual(['+2', '−5', '+0'])
  expect(signed(2.08, 1)).toBe('+2.1')
})
