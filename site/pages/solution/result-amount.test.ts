import { expect, test } from 'vitest'
import { resultAmount, resultUnit } from './result-amount.ts'

const row = { measure: 'Wait', before: 250, after: 1 }
const unit = 'calls in a hundred'

test('formats an amount by its unit', () => {
  expect(resultAmount({ ...row, unit: 'seconds' }, 250)).toBe('4:10')
  expect(resultAmount({ ...row, unit: 'rupees' }, 123456)).toBe('₹1,23,456')
  expect(resultAmount({ ...row, unit }, 2.5)).toBe('2.5')
})

test('names the unit of a row only if its amounts do not', () => {
  expect(resultUnit({ ...row, unit: 'seconds' })).toBeUndefined()
  expect(resultUnit({ ...row, unit: 'rupees' })).toBeUndefined()
  expect(resultUnit({ ...row, unit })).toBe('calls in a hundred')
})
