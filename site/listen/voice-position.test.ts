import { expect, test } from 'vitest'
import { VoicePosition } from './voice-position.ts'

const words = 'One two three four five six'

test('nothing is said before the voice is heard', () => {
  const position = new VoicePosition(words, 1)
  expect(position.shareAt(9000)).toBe(0)
  position.start(9000)
  expect(position.shareAt(9000)).toBe(0)
  expect(position.shareAt(9500)).toBeGreaterThan(0)
})

test('each word corrects it, and it waits at the end of a word for the next', () => {
  const position = new VoicePosition(words, 1)
  position.start(0)
  position.reachWord(8, 300)
  expect(position.shareAt(300)).toBeCloseTo(8 / words.length)
  expect(position.shareAt(60_000)).toBeCloseTo('One two three'.length / words.length)
  position.reachWord(24, 61_000)
  expect(position.shareAt(61_500)).toBeGreaterThan(24 / words.length)
})

test('a voice without word events advances by time, and is not at its end until it says so', () => {
  const position = new VoicePosition(words, 1)
  position.start(0)
  expect(position.shareAt(1000)).toBeGreaterThan(0.4)
  expect(position.shareAt(60_000)).toBeLessThan(1)
  expect(position.shareAt(60_000)).toBeGreaterThan(0.9)
})

test('a voice that does not start, or does not end, is eventually given up', () => {
  const position = new VoicePosition(words, 1)
  expect(position.isLost(4000, 0)).toBe(false)
  expect(position.isLost(5001, 0)).toBe(true)
  position.start(4900)
  expect(position.isLost(8000, 0)).toBe(false)
  expect(position.isLost(20_000, 0)).toBe(true)
})
