import { expect, test } from 'vitest'
import { stepAt, untilNextStep } from './film-clock.ts'

test.each([
  [0, 0],
  [1.999, 0],
  [2, 1],
  [4, 2],
  [6, 3],
  [7.999, 3],
  [8, 0],
  [8_000_002, 1],
])('after %d seconds step %i shows', (seconds, step) => {
  expect(stepAt(seconds, 4)).toBe(step)
})

test('the wait ends exactly with the step, and is never zero', () => {
  expect(untilNextStep(0)).toBe(2)
  expect(untilNextStep(1.5)).toBe(0.5)
  expect(untilNextStep(2)).toBe(2)
})
