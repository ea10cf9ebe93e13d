import { expect, test } from 'vitest'
import { addAct } from './acts-store.ts'
import { isSettledBy } from './call-act.ts'

const none = { acts: {} }
const add = (state: Parameters<typeof addAct>[0], act: Parameters<typeof addAct>[1]['act']) =>
  addAct(state, { callId: 'c402', act })

test('nobody speaks on a call they do not hold, or whispers on one they do', () => {
  expect(add(none, { kind: 'say', at: 5, words: 'Hello' })).toBe(none)
  const taken = add(none, { kind: 'take', at: 5 })
  expect(add(taken, { kind: 'whisper', at: 6, words: 'Offer a refund' })).toBe(taken)
  expect(add(taken, { kind: 'take', at: 6 })).toBe(taken)
  expect(add(taken, { kind: 'say', at: 6, words: 'Hello' }).acts['c402']).toHaveLength(2)
})

test('an act before the last one, from a clock that was set back, is left out', () => {
  const taken = add(none, { kind: 'take', at: 50 })
  expect(add(taken, { kind: 'hand-back', at: 20 })).toBe(taken)
})

test('empty words are no act, and long ones stay whole', () => {
  expect(add(none, { kind: 'whisper', at: 5, words: '  ' })).toBe(none)
  const [whisper] = add(none, { kind: 'whisper', at: 5, words: 'a'.repeat(5000) }).acts['c402'] ?? []
  expect(whisper && 'words' in whisper && whisper.words.length).toBe(5000)
})

test('a call is settled by deciding or by taking it, not by listening or whispering', () => {
  expect(
    isSettledBy([
      { kind: 'listen', at: 1 },
      { kind: 'whisper', at: 2, words: 'Wait' },
    ]),
  ).toBe(false)
  expect(isSettledBy([{ kind: 'decide', at: 1 }])).toBe(true)
  expect(isSettledBy([{ kind: 'take', at: 1 }])).toBe(true)
})
