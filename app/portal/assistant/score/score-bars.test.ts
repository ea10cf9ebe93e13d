import { expect, test } from 'vitest'
import type { SpokenLine } from '../timeline/timeline.ts'
import { axisSeconds, laneHeight, scoreBars, tonesOf, voicePaths } from './score-bars.ts'

const lines: SpokenLine[] = [
  { voice: 'assistant', from: 0, to: 10, lang: 'en', text: 'Good morning.' },
  { voice: 'caller', from: 12, to: 20, lang: 'en', text: 'Hello.' },
  { voice: 'you', from: 30, to: 40, lang: 'en', text: 'This is the supervisor.' },
]
const tones = tonesOf(7)

test('what is drawn stays as it is while the call goes on', () => {
  const early = scoreBars(lines, 15, 60, tones)
  const later = scoreBars(lines, 45, 60, tones)
  expect(later.slice(0, early.length)).toEqual(early)
  expect(later.length).toBeGreaterThan(early.length)
})

test('bars stand only where somebody speaks, and inside the lane', () => {
  for (const { x, half } of scoreBars(lines, 60, 60, tones)) {
    const second = (x / 1000) * 60
    expect(lines.some(({ from, to }) => second >= from && second < to)).toBe(true)
    expect(half).toBeLessThanOrEqual(laneHeight / 2)
  }
})

test('your voice is drawn as a colleague’s, never as the assistant’s', () => {
  const paths = voicePaths(scoreBars(lines, 60, 60, tones).filter(({ x }) => x > 400))
  expect(paths.person).not.toBe('')
  expect(paths.assistant).toBe('')
})

test('the axis of an open call keeps ahead of the clock', () => {
  const open = { lines, events: [], whispers: [], checks: [], moods: [], held: [] }
  expect(axisSeconds({ ...open, seconds: 66 }, 20)).toBe(66)
  for (const second of [40, 59, 61, 200, 3599]) expect(axisSeconds(open, second)).toBeGreaterThan(second)
})
