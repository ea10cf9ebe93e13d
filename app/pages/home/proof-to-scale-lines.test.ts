import { expect, test } from 'vitest'
import { scaleLines } from './proof-to-scale-lines.ts'

test('a line stands for 100,000 or 500,000', () => {
  expect(scaleLines(22_000_000)).toEqual({ fine: 220, coarse: 44 })
  expect(scaleLines(10_000_000)).toEqual({ fine: 100, coarse: 20 })
})

test('an amount that is no whole number of lines is refused', () => {
  expect(() => scaleLines(22_100_000)).toThrow(RangeError)
})
