import { expect, test } from 'vitest'
import { resultAmount, resultLines, resultScale } from './result-amount.ts'

const row = { measure: 'Wait', perLine: 2, before: 250, after: 1 }
const unit = { one: 'call in a hundred', many: 'calls in a hundred' }

test('sets an amount in the manner of its unit', () => {
  expect(resultAmount({ ...row, unit: 'seconds' }, 250)).toBe('4:10')
  expect(resultAmount({ ...row, unit: 'rupees' }, 123456)).toBe('₹1,23,456')
  expect(resultAmount({ ...row, unit }, 2.5)).toBe('2.5')
})

test('says what one line stands for', () => {
  expect(resultScale({ ...row, unit: 'seconds' })).toBe('One line is 2 seconds')
  expect(resultScale({ ...row, unit: 'rupees', perLine: 1 })).toBe('One line is one rupee')
  expect(resultScale({ ...row, unit, perLine: 1000 })).toBe('One line is 1,000 calls in a hundred')
})

test('counts the lines of the longer bar, whichever way the change went', () => {
  expect(resultLines({ ...row, unit })).toBe(125)
  expect(resultLines({ ...row, unit, before: 2, after: 100 })).toBe(50)
})
