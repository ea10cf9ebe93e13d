import { expect, test } from 'vitest'
import { callsPerMinute } from './live-floor-chart.ts'

test('draws one line a minute, as high as the number of calls', () => {
  const lines = [...callsPerMinute().matchAll(/v(-?\d+)/g)].map(([, dy]) => Math.abs(Number(dy)))
  expect(lines).toHaveLength(160)
  for (const calls of lines) {
    expect(calls).toBeGreaterThanOrEqual(8)
    expect(calls).toBeLessThanOrEqual(46)
  }
})

test('draws the same morning every time', () => {
  expect(callsPerMinute()).toBe(callsPerMinute())
})
