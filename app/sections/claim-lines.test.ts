import { expect, test } from 'vitest'
import { countLines } from './claim-lines.ts'

test.each([
  [28_000_000, { each: 250_000 }, { lit: 112, of: 112 }],
  [2, { each: 1 / 7 }, { lit: 14, of: 14 }],
  [90, { ofHundred: 'claimed' }, { lit: 90, of: 100 }],
  [70, { ofHundred: 'left' }, { lit: 30, of: 100 }],
] as const)('%d as %j', (amount, lines, counted) => {
  expect(countLines(amount, lines)).toEqual(counted)
})

test('a figure that does not come out in whole lines is refused', () => {
  expect(() => countLines(28_100_000, { each: 250_000 })).toThrow('28100000 is no whole number of lines')
})
