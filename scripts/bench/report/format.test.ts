import { expect, test } from 'vitest'
import { kilobytes, millisecondsSpread, plain, shift, times } from './format.ts'

test('bytes are shown in kB of a thousand', () => {
  expect(kilobytes(104_249)).toBe('104.2')
  expect(kilobytes(0)).toBe('0.0')
})

test('times come with their ends', () => {
  expect(millisecondsSpread({ median: 1204.4, min: 1180, max: 1262 })).toBe('1,204 (1,180 to 1,262)')
})

test('a shift has four decimals, a ratio two, and what is not known a dash', () => {
  expect(shift(0)).toBe('0.0000')
  expect(times(1.0249)).toBe('1.02')
  expect(times(undefined)).toBe('–')
})

test('a plain value has only the digits it needs', () => {
  expect(plain(100)).toBe('100')
  expect(plain(1.049_96)).toBe('1.05')
  expect(plain(104.2493)).toBe('104.2493')
  expect(plain(undefined)).toBe('–')
})
