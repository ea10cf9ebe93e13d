import { expect, test } from 'vitest'
import { demoCallMoment } from './demo-call.ts'

const starts = [0.5, 4, 11]

test.each([
  [0, 0, -1],
  [0.5, 0.025, 0],
  [3.99, 0.1995, 0],
  [4, 0.2, 1],
  [19.9, 0.995, 2],
])('after %d seconds a share of %d is played, and line %i is current', (seconds, share, line) => {
  const moment = demoCallMoment(seconds, starts, 20)
  expect(moment?.share).toBeCloseTo(share)
  expect(moment?.line).toBe(line)
})

test('the call is over at its length', () => {
  expect(demoCallMoment(20, starts, 20)).toBeNull()
  expect(demoCallMoment(999, starts, 20)).toBeNull()
})
