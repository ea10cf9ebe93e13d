import { expect, test } from 'vitest'
import { boundsOf, type Outline, placeOutline, toRelativePath } from './outline.ts'

const triangle: Outline = [
  { command: 'M', points: [10, 20] },
  { command: 'L', points: [30, 20] },
  { command: 'Q', points: [30, 40, 10, 40] },
  { command: 'Z', points: [] },
]

test('an outline from a font is scaled, flipped and moved', () => {
  const placed = placeOutline(triangle, { x: 5, y: 100, scale: 2, flip: true })
  expect(placed[2]?.points).toEqual([65, 20, 25, 20])
  expect(boundsOf(placed)).toEqual({ top: 20, bottom: 60 })
})

test('a path is relative, and the next contour starts from the end of the last one', () => {
  const next: Outline = [{ command: 'M', points: [12, 21] }]
  expect(toRelativePath([...triangle, ...next])).toBe('m10 20l20 0q0 20-20 20zm2 1')
})

test('rounding to a tenth does not accumulate along a path', () => {
  const steps: Outline = [{ command: 'M', points: [0, 0] }]
  for (let n = 1; n <= 100; n++) steps.push({ command: 'L', points: [n * 0.36, 0] })
  const dx = toRelativePath(steps).match(/l(\.\d+|\d+)/g) ?? []
  expect(dx.reduce((sum, step) => sum + Number(step.slice(1)), 0)).toBeCloseTo(36, 5)
})
