import { describe, expect, it } from 'vitest'
import type { Turn } from '../../site/content/sample-call.ts'
import { pathPoints } from './test-support/path-points.ts'
import { wave, waveBars } from './wave.ts'

const turns: Turn[] = [
  { speaker: 'assistant', from: 0, to: 3.4 },
  { speaker: 'caller', from: 4.2, to: 10.4 },
  { speaker: 'assistant', from: 11, to: 17 },
  { speaker: 'caller', from: 18, to: 21.2 },
]
const options = { seed: 7, height: 56 }

describe('wave', () => {
  it('draws the same call the same way for the same seed, and differently for another', () => {
    expect(wave(turns, options)).toEqual(wave(turns, options))
    expect(wave(turns, options).caller).not.toBe(wave(turns, { ...options, seed: 8 }).caller)
  })

  it('keeps every bar inside its box', () => {
    const { width, height, caller, assistant, quiet } = wave(turns, options)
    for (const { x, y } of [caller, assistant, quiet].flatMap(pathPoints)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(width + 0.05)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(height)
    }
  })

  it('gives each bar to the voice that speaks at that time', () => {
    for (const { speaker, x } of waveBars(turns, options)) {
      const turn = turns.find(({ from, to }) => x >= from * 10 && x <= to * 10)
      expect(turn?.speaker).toBe(speaker)
    }
  })

  it('draws the quiet line in every pause and nowhere else', () => {
    const quiet = wave(
      [
        { speaker: 'assistant', from: 1, to: 3 },
        { speaker: 'caller', from: 4, to: 5 },
      ],
      options,
    ).quiet
    expect(pathPoints(quiet).map(({ x }) => x)).toEqual([0, 10, 30, 40, 50, 70])
  })

  it('swells after the first word and dies away before the last', () => {
    const bars = waveBars([{ speaker: 'assistant', from: 0, to: 6 }], { seed: 3 })
    const tallest = Math.max(...bars.map(({ half }) => half))
    expect(bars.at(0)?.half).toBeLessThan(tallest / 2)
    expect(bars.at(-1)?.half).toBeLessThan(tallest / 2)
  })
})
