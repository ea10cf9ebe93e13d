import { describe, expect, test } from 'vitest'
import { voiceIntelligence } from '../../../content/products/voice-intelligence.ts'
import { voiceReadings } from '../../../content/products/voice-readings.ts'
import { policyRevivalCall, speakerAt } from '../../../content/sample-call.ts'
import { gaugeTicks, tickOf } from './gauge.tsx'
import { readingAt } from './reading-at.ts'
import { apart } from './tension-lines.ts'

const { pitch, tension, bothSpeak, gaugesAt } = voiceReadings
const firstWord = policyRevivalCall.turns.find(({ speaker }) => speaker === 'caller')?.from ?? 0

test('a reading is constant before its first knot and after its last, and smooth in between', () => {
  const knots = { 10: 0, 20: 100 }
  expect(readingAt(knots, 0)).toBe(0)
  expect(readingAt(knots, 15)).toBeCloseTo(50)
  expect(readingAt(knots, 40)).toBe(100)
  expect(() => readingAt({}, 0)).toThrow(RangeError)
})

describe('words and drawings agree', () => {
  test.each([
    ['Pitch', pitch.caller],
    ['Worry', tension.caller],
  ])('the gauge of %s begins and ends where its curve does', (name, knots) => {
    const gauge = voiceIntelligence.gauges.find((each) => each.name === name)
    expect(Math.round(readingAt(knots, firstWord))).toBe(gauge?.began)
    expect(Math.round(readingAt(knots, gaugesAt))).toBe(gauge?.now)
  })

  test('talk-over lasts while both speak, inside one of the assistant’s turns', () => {
    const gauge = voiceIntelligence.gauges.find(({ name }) => name === 'Talk-over')
    expect(bothSpeak.to - bothSpeak.from).toBeCloseTo(gauge?.now ?? 0)
    expect(
      policyRevivalCall.turns.some(
        ({ speaker, from, to }) => speaker === 'assistant' && from < bothSpeak.from && bothSpeak.to < to,
      ),
    ).toBe(true)
  })

  test('each sentence is within a turn, and each silence outside', () => {
    const { moments, hearings } = voiceIntelligence
    const heard = hearings.map((each) => ({ second: each.second, says: each.heard }))
    for (const { second, says } of [...moments, ...heard]) {
      const isSilence = speakerAt(policyRevivalCall, second) === 'nobody'
      expect(isSilence, `at ${second} s`).toBe(!says.startsWith('“'))
    }
  })

  test('the two voices only come closer from moment to moment, and meet', () => {
    const distances = voiceIntelligence.moments.map(({ second }) => apart(tension, second))
    expect(distances).toEqual(distances.toSorted((a, b) => b - a))
    expect(distances[0]).toBe(40)
    expect(apart(tension, 70)).toBe(2)
  })

  test('the pitch has fallen as far as the third moment says', () => {
    const third = voiceIntelligence.moments[2]
    const fallen = readingAt(pitch.caller, firstWord) - readingAt(pitch.caller, third?.second ?? 0)
    expect(third?.text).toContain(`down ${Math.round(fallen)} Hz`)
  })
})

test('a gauge includes both ends of its scale, and rejects values outside', () => {
  expect(tickOf(90, [90, 190])).toBe(0)
  expect(tickOf(190, [90, 190])).toBe(gaugeTicks)
  expect(tickOf(71, [0, 100])).toBe(35.5)
  expect(() => tickOf(191, [90, 190])).toThrow(RangeError)
})
