import { expect, test } from 'vitest'
import { demoTimeLabel } from './demo-clock.ts'

test.each([
  [0, '11:42'],
  [59.9, '11:42'],
  [75, '11:43'],
  [-1, '11:41'],
  [-48, '11:41'],
  [-60 * 60 * 12, '23:42'],
  [60 * 60 * 13, '0:42'],
])('%d seconds on, it is %s', (seconds, label) => {
  expect(demoTimeLabel(seconds)).toBe(label)
})
