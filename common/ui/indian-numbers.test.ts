import { expect, test } from 'vitest'
import { grouped, rupees } from './indian-numbers.ts'

test('numbers are grouped as in India: thousands, then lakhs', () => {
  expect(grouped(1904)).toBe('1,904')
  expect(grouped(110_196)).toBe('1,10,196')
  expect(grouped(-12_34_56_789)).toBe('-12,34,56,789')
})

test.each([0, 7, 100, 999, 1000, 99_999, 100_000, 10_000_000, 123_456_789, 0.5, 2.5, 1234.56, -1234.56])(
  '%d is written as the browser itself would for India',
  (number) => {
    for (const maximumFractionDigits of [0, 1]) {
      const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits })
      expect(grouped(number, maximumFractionDigits)).toBe(format.format(number))
    }
  },
)

test('amounts are shown in whole rupees', () => {
  expect(rupees(450_666.7)).toBe('₹4,50,667')
})
