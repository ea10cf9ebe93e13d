import { expect, test } from 'vitest'
import { fillerHeight, fillerLines } from './filler.tsx'

test('fills the width except for the last line, inside its height', () => {
  const lengths = fillerLines(4, () => 0.5)
    .split('h')
    .slice(1)
    .map(Number.parseFloat)
  expect(lengths).toEqual([96, 96, 96, 50])
  expect(fillerHeight(4)).toBe(38)
})
