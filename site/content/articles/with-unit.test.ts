import { expect, test } from 'vitest'
import { withUnit } from './with-unit.ts'

test.each([
  [104_000, '₹', '₹1,04,000'],
  [62, '%', '62%'],
  [1.4, 's', '1.4 s'],
  [0.126, 'calls', '0.13 calls'],
])('%s in %s is written as %s', (value, unit, shown) => {
  expect(withUnit(value, unit)).toBe(shown)
})

test('rupees have paise if any of them has', () => {
  expect(withUnit(4, '₹', [4, 3.7])).toBe('₹4.00')
  expect(withUnit(3.7, '₹')).toBe('₹3.70')
})
