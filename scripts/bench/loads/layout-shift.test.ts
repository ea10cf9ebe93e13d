import { expect, test } from 'vitest'
import { cumulativeLayoutShift } from './layout-shift.ts'

test('a page that never shifts has none', () => {
  expect(cumulativeLayoutShift([])).toBe(0)
})

test('shifts close together add up', () => {
  expect(
    cumulativeLayoutShift([
      { time: 100, value: 0.25 },
      { time: 900, value: 0.5 },
    ]),
  ).toBe(0.75)
})

test('a second without a shift begins a new window, and the worst window counts', () => {
  const shifts = [
    { time: 0, value: 0.25 },
    { time: 500, value: 0.25 },
    { time: 1500, value: 0.125 },
  ]
  expect(cumulativeLayoutShift(shifts)).toBe(0.5)
})

test('a window lasts five seconds at most', () => {
  const shifts = Array.from({ length: 8 }, (_, index) => ({ time: index * 900, value: 0.125 }))
  expect(cumulativeLayoutShift(shifts)).toBe(0.75)
})
