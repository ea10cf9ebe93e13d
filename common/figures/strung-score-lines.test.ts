import { describe, expect, test } from 'vitest'
import type { Turn } from '../../site/content/sample-call.ts'
import { strungScore } from './strung-score-lines.ts'
import { pathPoints } from './test-support/path-points.ts'

const turns: Turn[] = [
  { speaker: 'assistant', from: 0, to: 4 },
  { speaker: 'caller', from: 6, to: 10 },
]
const { width, height, paths } = strungScore(turns, { seconds: 12, seed: 7 })
const points = paths.flatMap(({ d, speaker }) => pathPoints(d).map(({ x, y }) => ({ x, y, speaker })))

/** Height of the bundle of strings near a second of the call. */
function openingAt(second: number): number {
  const at = (second / 12) * width
  const near = points.filter(({ x }) => Math.abs(x - at) < 6).map(({ y }) => y)
  return Math.max(...near) - Math.min(...near)
}

describe('the strung score', () => {
  test('stays in its box from the first second to the last', () => {
    expect(Math.min(...points.map(({ x }) => x))).toBe(0)
    expect(Math.max(...points.map(({ x }) => x))).toBe(width)
    for (const { y } of points) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(height)
    }
  })

  test('opens while someone speaks and closes in the pause', () => {
    expect(openingAt(2)).toBeGreaterThan(height / 3)
    expect(openingAt(8)).toBeGreaterThan(height / 3)
    expect(openingAt(5)).toBeLessThan(height / 20)
  })

  test('changes hands in the middle of the pause', () => {
    const half = (5 / 12) * width
    const placesOf = (voice: string) => points.filter(({ speaker }) => speaker === voice).map(({ x }) => x)
    expect(Math.max(...placesOf('assistant'))).toBe(half)
    expect(Math.min(...placesOf('caller'))).toBe(half)
  })

  test('is the same for the same seed', () => {
    expect(strungScore(turns, { seconds: 12, seed: 7 }).paths).toEqual(paths)
  })
})
