import { expect, it } from 'vitest'
import { timeLabel } from './time-label.ts'

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [59.99, '0:59'],
  [72, '1:12'],
  [600, '10:00'],
])('writes %d seconds as %s', (seconds, label) => {
  expect(timeLabel(seconds)).toBe(label)
})
