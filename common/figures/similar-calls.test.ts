import { describe, expect, it } from 'vitest'
import type { Turn } from '../../site/content/sample-call.ts'
import { similarCalls } from './similar-calls.ts'

const sample: Turn[] = [
  { speaker: 'assistant', from: 0, to: 8 },
  { speaker: 'caller', from: 9, to: 20 },
  { speaker: 'assistant', from: 21, to: 40 },
  { speaker: 'caller', from: 41, to: 48 },
  { speaker: 'assistant', from: 49, to: 56 },
  { speaker: 'caller', from: 57, to: 70 },
]
const options = { rows: 199, longer: 26, asking: 119, questionIndex: 3 }
const calls = similarCalls(sample, options)
const lengths = calls.map((call) => call.turns.at(-1)?.to ?? 0)
/** Ends of turns are moved by at most this many seconds either way. */
const wobble = 0.6

describe('calls like the sample call', () => {
  it('are the same every time', () => {
    expect(similarCalls(sample, options)).toEqual(calls)
  })

  it('have the question in as many rows as asked it, as a turn of the caller', () => {
    const questions = calls.flatMap(({ question }) => question ?? [])
    expect(questions).toHaveLength(119)
    expect(new Set(questions.map(({ speaker }) => speaker))).toEqual(new Set(['caller']))
  })

  it('lack the question and its answer in the other rows', () => {
    for (const { turns, question } of calls) {
      expect(turns).toHaveLength(question ? sample.length : sample.length - 2)
    }
  })

  it('run from longest to shortest, and the sample call fits in after the longer ones', () => {
    for (const [row, length] of lengths.slice(1).entries()) {
      expect(length).toBeLessThan((lengths[row] ?? 0) + 2 * wobble)
    }
    expect(lengths[0]).toBeGreaterThan(70)
    expect(lengths[25]).toBeGreaterThan(70 - wobble)
    expect(lengths[26]).toBeLessThan(70 + wobble)
    expect(lengths.at(-1)).toBeLessThan(60)
  })
})
