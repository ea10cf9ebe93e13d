import { describe, expect, it } from 'vitest'
import { policyRevivalCall } from '../../content/sample-call.ts'
import { kinCalls } from './kin-calls.ts'

const { turns } = policyRevivalCall
const options = { seed: 16, rows: 199, longer: 26, asking: 119, questionIndex: 5 }
const kin = kinCalls(turns, options)
const lengths = kin.map((call) => call.turns.at(-1)?.to ?? 0)

describe('calls like the sample call', () => {
  it('repeat with the same seed', () => {
    expect(kinCalls(turns, options)).toEqual(kin)
  })

  it('have the question in as many rows as asked it, and lack it and its answer in the others', () => {
    expect(kin.filter(({ question }) => question)).toHaveLength(119)
    for (const call of kin) {
      expect(call.turns).toHaveLength(call.question ? turns.length : turns.length - 2)
      if (call.question) expect(call.question.speaker).toBe('caller')
    }
  })

  it('run from longest to shortest, and the sample call fits in after the longer ones', () => {
    const wobble = 0.6
    lengths.slice(1).forEach((length, row) => expect(length).toBeLessThan((lengths[row] ?? 0) + 2 * wobble))
    expect(lengths[0]).toBeGreaterThan(70)
    expect(Math.abs((lengths[25] ?? 0) - 70)).toBeLessThan(2 * wobble)
    expect(lengths.at(-1)).toBeLessThan(60)
  })
})
