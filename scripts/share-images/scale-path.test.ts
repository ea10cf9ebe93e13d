import { expect, test } from 'vitest'
import { scalePath } from './compose-card.ts'

test('across and down are stretched apart, whichever command draws them', () => {
  expect(scalePath('M1 2h3v4l-1.5.5z', 10, 100)).toBe('M10 200h30v400l-15 50z')
})
