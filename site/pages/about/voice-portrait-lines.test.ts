import { describe, expect, it } from 'vitest'
import { pathPoints } from '../../../common/figures/test-support/path-points.ts'
import { portraitHeight, portraitWidth, voicePortrait } from './voice-portrait-lines.ts'

const even = { length: 0.3, loudness: 0.6, tone: 0 }
const name = [
  { text: 'La', ...even },
  { text: 'lit', ...even, loudness: 1 },
]

/** Points of the ring at that position among the syllables. */
function ring(rings: string, place: number) {
  return pathPoints(rings).slice(place * 37, place * 37 + 37)
}

function widthOf(points: { x: number }[]) {
  return Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))
}

describe('voicePortrait', () => {
  it('draws a louder syllable wider', () => {
    const { rings } = voicePortrait({ syllables: name, strings: 12 })
    expect(widthOf(ring(rings, 0)) / widthOf(ring(rings, 1))).toBeCloseTo(0.6, 1)
  })

  it('leaves a slower syllable more height', () => {
    const gap = (length: number) => {
      const syllables = [
        { text: 'La', ...even, length },
        { text: 'lit', ...even },
        { text: 'ya', ...even },
      ]
      const [first = 0, second = 0, third = 0] = voicePortrait({ syllables, strings: 12 }).heights
      return (second - first) / (third - second)
    }
    expect(gap(0.6)).toBeGreaterThan(gap(0.3))
  })

  it('leans a ring with its tone', () => {
    const slope = (tone: number) => {
      const points = ring(voicePortrait({ syllables: [{ text: 'La', ...even, tone }], strings: 12 }).rings, 0)
      const leftmost = points.toSorted((one, other) => one.x - other.x)
      return (leftmost[0]?.y ?? 0) - (leftmost.at(-1)?.y ?? 0)
    }
    expect(slope(1)).toBeGreaterThan(5)
    expect(slope(-1)).toBeLessThan(-5)
  })

  it('has more strings for a higher voice, all inside the box', () => {
    const points = (strings: number) => {
      const { front, behind } = voicePortrait({ syllables: name, strings })
      return [...pathPoints(front), ...pathPoints(behind)]
    }
    // Two families, three stretches each with two ends.
    expect(points(12)).toHaveLength(12 * 2 * 3 * 2)
    for (const { x, y } of points(24)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(portraitWidth)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(portraitHeight)
    }
  })
})
