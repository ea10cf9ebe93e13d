import { expect, test } from 'vitest'
import { deflection, soundingSeconds, stringPath } from './plucked-string.ts'

test('the string is held at both ends at all times', () => {
  for (const seconds of [0, 0.06, 0.5, 2]) {
    expect(deflection(0, 0.3, seconds)).toBeCloseTo(0, 10)
    expect(deflection(1, 0.3, seconds)).toBeCloseTo(0, 10)
  }
})

test('is pulled furthest where it was touched', () => {
  const steps = Array.from({ length: 101 }, (_, i) => i / 100)
  const furthest = steps.reduce((best, u) => (deflection(u, 0.3, 0) > deflection(best, 0.3, 0) ? u : best))
  expect(furthest).toBeCloseTo(0.3, 1)
})

test('is almost at rest when it stops sounding', () => {
  for (const along of [0.2, 0.5, 0.8])
    expect(Math.abs(deflection(along, 0.5, soundingSeconds))).toBeLessThan(0.03)
})

test('an untouched string is a straight line through the middle of its box', () => {
  const path = stringPath({ width: 1000, height: 100 }, { at: 0.5, pull: 0, seconds: 0 })
  expect(path.startsWith('M0.0 50.00L')).toBe(true)
  expect(path.endsWith('L1000.0 50.00')).toBe(true)
  expect(new Set(path.match(/ [\d.]+/g))).toEqual(new Set([' 50.00']))
})
