import { expect, test } from 'vitest'
import { smsParts } from './sms-parts.ts'

test('counts the text messages that a text costs', () => {
  expect(smsParts('a'.repeat(160))).toBe(1)
  expect(smsParts('a'.repeat(161))).toBe(2)
  expect(smsParts('a'.repeat(307))).toBe(3)
  expect(smsParts('क'.repeat(70))).toBe(1)
  expect(smsParts('क'.repeat(71))).toBe(2)
})
