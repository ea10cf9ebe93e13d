import { expect, test } from 'vitest'
import { goodFrom, watchFrom } from '../../figures/quality-band.ts'
import { givenFigures } from './morning-figures.ts'
import { nearestLine, percentOfScale, scoreLine } from './score-lines.ts'

const lines = givenFigures()
  .scored.map((entry) => scoreLine(entry))
  .toSorted((a, b) => a.left - b.left)

test('every call has a line on the scale, and none crosses the edge of its band', () => {
  expect(lines).toHaveLength(412)
  const [review, meets] = [percentOfScale(watchFrom), percentOfScale(goodFrom)]
  for (const { entry, left } of lines) {
    const [from, to] = { poor: [0, review], watch: [review, meets], good: [meets, 100.01] }[entry.band]
    expect(left).toBeGreaterThanOrEqual(from ?? 0)
    expect(left).toBeLessThan(to ?? 0)
  }
})

test('a call keeps its place within its point when its score changes', () => {
  const [entry] = givenFigures().scored
  if (!entry) throw new Error('No calls')
  const moved = scoreLine(entry, entry.score + 8)
  expect(moved.left - scoreLine(entry).left).toBeCloseTo(percentOfScale(48))
  expect(moved.height).toBe(scoreLine(entry).height)
})

test('the nearest line is found from either side, and none among none', () => {
  expect(nearestLine(lines, -5)).toBe(0)
  expect(nearestLine(lines, 105)).toBe(411)
  expect(nearestLine(lines, lines[200]?.left ?? 0)).toBe(200)
  expect(nearestLine([], 50)).toBe(-1)
})
