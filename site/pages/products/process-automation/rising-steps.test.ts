import { expect, it } from 'vitest'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { risingSteps } from './rising-steps.ts'

const steps = [
  { at: 11, milliseconds: 112 },
  { at: 53, milliseconds: 412 },
]
const drawing = risingSteps(steps, 72)

it('starts each tread at its second, one above the other, and holds it to the call’s end', () => {
  const [first, firstEnd, second, secondEnd] = pathPoints(drawing.treads)
  expect([first?.x, second?.x]).toEqual([110, 530])
  expect([firstEnd?.x, secondEnd?.x]).toEqual([720, 720])
  expect(second?.y).toBeLessThan(first?.y ?? 0)
})

it('makes the edge of each step as wide as it took, on the scale of the call', () => {
  const edges = pathPoints(drawing.risers).map(({ x }) => x)
  expect(Math.max(...edges.slice(0, 6)) - Math.min(...edges.slice(0, 6))).toBeCloseTo(1.12, 1)
  expect(Math.max(...edges.slice(6)) - Math.min(...edges.slice(6))).toBeCloseTo(4.12, 1)
})

it('drops each step below the drawing, to the voices', () => {
  const ends = pathPoints(drawing.drops).filter((_, point) => point % 2 === 1)
  for (const { y } of ends) expect(y).toBeGreaterThan(drawing.height)
})
