import { expect, test } from 'vitest'
import { callsPerMinute } from './live-floor-chart.ts'

test('draws one line a minute, each as high as a number of calls', () => {
  const lines = [...callsPerMinute().matchAll(/v(-?\d+)/g)].map(([, dy]) => Math.abs(Number(dy)))
  expect(lines).toHaveLength(160)
  for (const calls of lines) {
    expect(calls).toBeGreaterThanOrEqual(8)
    expect(calls).toBeLessThanOrEqual(46)
  }
})

test('the same morning is drawn each time', () => {
  expect(callsPerMinute()).toBe(callsPerMinute())
})
