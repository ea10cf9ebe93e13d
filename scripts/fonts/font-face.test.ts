import { expect, it } from 'vitest'
import { unicodeRange } from './font-face.ts'

it('writes neighbours as ranges, in order and once', () => {
  expect(unicodeRange([0xa9, 0x21, 0x20, 0x22, 0x21, 0x20b9])).toBe('U+20-22,U+A9,U+20B9')
})
