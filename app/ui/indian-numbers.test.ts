import { expect, test } from 'vitest'
import { grouped, rupees } from './indian-numbers.ts'

test('numbers are grouped as in India: thousands, then lakhs', () => {
  expect(grouped(1904)).toBe('1,904')
  expect(grouped(110_196)).toBe('1,10,196')
})

test('amounts are shown in whole rupees', () => {
  expect(rupees(450_666.7)).toBe('₹4,50,667')
})
