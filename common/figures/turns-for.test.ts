import { describe, expect, it } from 'vitest'
import { turnsFor } from './turns-for.ts'

describe.each([40, 58, 72, 83])('turns for a call of %i seconds', (seconds) => {
  const turns = turnsFor(31, seconds)

  it('repeat with the same seed', () => {
    expect(turnsFor(31, seconds)).toEqual(turns)
  })

  it('begin with the assistant and then alternate', () => {
    turns.forEach(({ speaker }, index) => expect(speaker).toBe(index % 2 === 0 ? 'assistant' : 'caller'))
  })

  it('cover the call, with a pause between any two', () => {
    expect(turns[0]?.from).toBe(0)
    expect(turns.at(-1)?.to).toBeGreaterThan(seconds - 6)
    expect(turns.at(-1)?.to).toBeLessThanOrEqual(seconds)
    turns.slice(1).forEach(({ from }, index) => {
      const pause = from - (turns[index]?.to ?? 0)
      expect(pause).toBeGreaterThan(0.3)
      expect(pause).toBeLessThan(1.8)
    })
  })
})
