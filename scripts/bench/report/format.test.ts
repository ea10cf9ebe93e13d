import { expect, test } from 'vitest'
import { kilobytes, plain, rounded } from './format.ts'

test('bytes are shown in kB of a thousand', () => {
  expect(kilobytes(104_249)).toBe('104.2')
  expect(kilobytes(0)).toBe('0.0')
})

test('large numbers are grouped', () => {
  expect(rounded(1204.4)).toBe('1,204')
})

test('a plain value has only the digits it needs', () => {
  expect(plain(100)).toBe('100')
  expect(plain(1.049_96)).toBe('1.05')
  expect(plain(104.2493)).toBe('104.2493')
  expect(plain(Infinity)).toBe('∞')
})
