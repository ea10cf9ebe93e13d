import { describe, expect, it } from 'vitest'
import { river } from './river.ts'
import { pathPoints } from './test-support/path-points.ts'

const options = { perLine: 50, pitch: 4, gap: 10, dayWidth: 40, height: 200 }
const steady = { daily: [200, 200, 200, 200], ordinary: 200 }
const swelling = { daily: [300, 500, 300, 300], ordinary: 300 }
const { width, streams } = river([steady, swelling], options)
const [calm, swollen] = streams
if (!calm || !swollen) throw new Error('two streams make two drawings')

/** The horizontal extent of a path. */
function extent(path: string) {
  const xs = pathPoints(path).map(({ x }) => x)
  return { from: Math.min(...xs), to: Math.max(...xs) }
}

describe('a river', () => {
  it('has one line for each fifty, from the first day to the last', () => {
    expect(width).toBe(120)
    expect(calm.wholeLines).toBe(4)
    expect(swollen.wholeLines).toBe(6)
    expect(extent(calm.first)).toEqual({ from: 0, to: 120 })
  })

  it('draws what exceeds the ordinary day separately, where it is', () => {
    expect(calm.shortLines + calm.extraLines + swollen.shortLines).toBe('')
    const lines = swollen.extraLines.match(/m/g) ?? []
    expect(lines).toHaveLength(4)
    const { from, to } = extent(swollen.extraLines)
    expect(from).toBeGreaterThan(0)
    expect(to).toBeLessThan(80)
  })

  it('keeps its streams apart by the gap and itself in the middle, on every day', () => {
    for (const day of [0, 0.6, 1, 2.3, 3]) {
      const [above, below] = [calm.on(day), swollen.on(day)]
      expect(below.top - above.bottom).toBeCloseTo(options.gap, 0)
      expect((above.top + below.bottom) / 2).toBeCloseTo(options.height / 2, 0)
      expect(below.bottom).toBeGreaterThanOrEqual(below.ordinary - 0.1)
    }
    expect(swollen.on(1).bottom - swollen.on(1).ordinary).toBeCloseTo(((500 - 300) / 50) * options.pitch)
  })
})
