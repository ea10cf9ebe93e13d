import { describe, expect, it } from 'vitest'
import { setVoices } from './voices.ts'

const phases = { listen: 4.2, think: 1.5, answer: 4.3 }

function voicesAt(seconds: number) {
  const voices = new Float32Array(4)
  setVoices(voices, seconds, phases)
  const [listening = NaN, thinking = NaN, answering = NaN, opened = NaN] = voices
  return { listening, thinking, answering, opened }
}

describe('the voices of the form', () => {
  it.each([
    [2, 'listening'],
    [5, 'thinking'],
    [8, 'answering'],
    [12, 'listening'],
    [38, 'answering'],
  ] as const)('at second %d only the one whose phase it is sounds: %s', (seconds, loud) => {
    const { opened: _, ...voices } = voicesAt(seconds)
    const loudest = Object.entries(voices).map(([voice, strength]) => [voice, Math.round(strength)])
    expect(Object.fromEntries(loudest)).toEqual({ listening: 0, thinking: 0, answering: 0, [loud]: 1 })
  })

  it('hand over within half a second around the end of each phase', () => {
    for (const [seconds, before, after] of [
      [4.2, 'listening', 'thinking'],
      [5.7, 'thinking', 'answering'],
    ] as const) {
      expect(voicesAt(seconds - 0.4)[before]).toBeGreaterThan(0.9)
      expect(voicesAt(seconds - 0.4)[after]).toBeLessThan(0.1)
      expect(voicesAt(seconds + 0.6)[before]).toBeLessThan(0.1)
      expect(voicesAt(seconds + 0.6)[after]).toBeGreaterThan(0.9)
    }
  })

  it('move without a jump, also from one call into the next', () => {
    for (let seconds = 0; seconds < 20; seconds += 0.02) {
      const [now, next] = [voicesAt(seconds), voicesAt(seconds + 0.02)]
      for (const voice of ['listening', 'thinking', 'answering'] as const)
        expect(Math.abs(next[voice] - now[voice])).toBeLessThan(0.08)
    }
  })

  it('open the answer from the waist, from closed to past the ends', () => {
    expect(voicesAt(5.4).opened).toBe(0)
    expect(voicesAt(6).opened).toBeGreaterThan(0.2)
    expect(voicesAt(9).opened).toBeGreaterThan(1)
  })
})
