import { expect, test } from 'vitest'
import { resolvedColumns } from './resolved-columns.ts'
import { waitLines, waitY } from './wait-lines.ts'

const lines = (path: string) => path.match(/m/g)?.length ?? 0

test('one line a call, and a second only past the limit', () => {
  const { everywhere, wideOnly } = waitLines([30, 180, 240, 200], 180)
  expect([lines(everywhere.within), lines(wideOnly.within)]).toEqual([2, 2])
  expect([lines(everywhere.past), lines(wideOnly.past)]).toEqual([1, 1])
  expect(waitY(300)).toBe(0)
})

test('columns stand side by side, each in the band of its share resolved', () => {
  const columns = resolvedColumns([
    { share: 60, resolved: 80 },
    { share: 30, resolved: 79 },
    { share: 10, resolved: 41 },
  ])
  expect(columns.map(({ start, band }) => [start, band])).toEqual([
    [0, 'good'],
    [60, 'watch'],
    [90, 'poor'],
  ])
  expect(columns[0]?.everywhere).toMatch(/^m2 200v-160/)
})
