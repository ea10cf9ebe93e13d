import { expect, it } from 'vitest'
import { ruledLines } from './ruled-lines.ts'
import { pathPoints } from './test-support/path-points.ts'

const form = { strings: 26, width: 300, height: 190, pad: -10 }

it('spans every string from one side to the other', () => {
  const points = pathPoints(ruledLines({ ...form, twist: 2.55 }))
  expect(points).toHaveLength(52)
  for (let string = 0; string < 26; string++) {
    const ends = points.slice(string * 2, string * 2 + 2).map(({ x }) => Math.round(x))
    expect(ends.toSorted((one, other) => one - other)).toEqual([-10, 310])
  }
})

it('draws the two families as mirror images', () => {
  const leftEnds = (twist: number) =>
    pathPoints(ruledLines({ ...form, twist }))
      .filter(({ x }) => x < 0)
      .map(({ y }) => Math.round(y))
  const rightEnds = (twist: number) =>
    pathPoints(ruledLines({ ...form, twist }))
      .filter(({ x }) => x > 0)
      .map(({ y }) => Math.round(y))
  expect(leftEnds(2.55)).toEqual(rightEnds(-2.55))
})

it('narrows to a waist in the middle', () => {
  const middles = (twist: number) => {
    const points = pathPoints(ruledLines({ ...form, twist }))
    return Array.from({ length: 26 }, (_, string) => {
      const [from, to] = points.slice(string * 2, string * 2 + 2)
      return Math.abs(((from?.y ?? 0) + (to?.y ?? 0)) / 2 - 95)
    })
  }
  expect(Math.max(...middles(2.55))).toBeLessThan(Math.max(...middles(1)) / 2)
})
