import { expect, it } from 'vitest'
import { monotoneCurve } from './monotone-curve.ts'

const values = [3, 3, 8, 8, 2, 5]
const curve = monotoneCurve(values)

it('goes through every value, and stays at the ends beyond them', () => {
  values.forEach((value, at) => expect(curve(at)).toBeCloseTo(value))
  expect(curve(-2)).toBe(3)
  expect(curve(9)).toBeCloseTo(5)
})

it('never leaves the two values it lies between', () => {
  for (let at = 0; at <= values.length - 1; at += 0.05) {
    const [from, to] = [values[Math.floor(at)] ?? 0, values[Math.ceil(at)] ?? 0]
    expect(curve(at)).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-9)
    expect(curve(at)).toBeLessThanOrEqual(Math.max(from, to) + 1e-9)
  }
})
