import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writtenCallIds } from '../../../../content/portal/call-times.ts'
import type { CallAct, CallActs } from '../acts/call-act.ts'
import { addAct } from '../acts/acts-store.ts'
import { liveCall, timelineOfCall } from '../floor/live-call.ts'
import { callById, courseOf } from '../floor/schedule.ts'
import { lineAt, needsYou, stateAt } from './moment.ts'

function playedWith(callId: string, acts: CallAct[] = []) {
  const all: CallActs = { [callId]: acts }
  const scheduled = callById(callId, all)
  if (!scheduled) throw new Error(`No call ${callId}`)
  return timelineOfCall(liveCall(scheduled), all)
}

const anAct = fc.oneof(
  fc.constant({ kind: 'listen' as const }),
  fc.constant({ kind: 'take' as const }),
  fc.constant({ kind: 'hand-back' as const }),
  fc.constant({ kind: 'decide' as const }),
  fc.record({
    kind: fc.constant('whisper' as const),
    words: fc.constantFrom('Offer to call back', 'Ask about today'),
  }),
  fc.record({
    kind: fc.constant('say' as const),
    words: fc.constantFrom('It is done.', 'Thank you, goodbye.', 'zzzz'),
  }),
)

test('other desks, which know no words, agree with the console on how long a call takes', () => {
  const acts = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), anAct), { maxLength: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...writtenCallIds), acts, (callId, steps) => {
      let at = 0
      let state: { acts: CallActs } = { acts: {} }
      for (const [later, act] of steps) {
        at += later
        state = addAct(state, { callId, act: { ...act, at } })
      }
      const scheduled = callById(callId, state.acts)
      if (!scheduled) throw new Error(callId)
      const silent = courseOf(scheduled, state.acts)
      const worded = timelineOfCall(liveCall(scheduled), state.acts)
      expect(silent.seconds).toBe(worded.seconds)
      expect(silent.waits).toEqual(worded.waits)
      expect(silent.held).toEqual(worded.held)
    }),
  )
})

test('a whisper is taken up in the next sentence, and the caller answers it before the call goes on', () => {
  const before = playedWith('c214')
  const after = playedWith('c214', [{ kind: 'whisper', at: 29, words: 'Offer to block online payments too' }])
  const taken = after.lines.find(({ english }) => english?.startsWith('I can also stop online payments'))
  expect(taken?.voice).toBe('assistant')
  // What was being said at second 29 ends at 37; nobody is interrupted.
  expect(taken?.from).toBeCloseTo(37.6)
  expect(after.lines.find(({ english }) => english === 'Yes, stop those too.')?.voice).toBe('caller')
  expect(after.seconds).toBe((before.seconds ?? 0) + 9)
  for (const [place, line] of after.lines.entries())
    expect(line.from).toBeGreaterThanOrEqual(after.lines[place - 1]?.to ?? 0)
})

test('a call that is taken stands still until it is handed back, and ends later by as much', () => {
  const taken = playedWith('c067', [{ kind: 'take', at: 17 }])
  expect(stateAt(taken, 20)).toBe('you')
  expect(stateAt(taken, 4000)).toBe('you')
  expect(taken.seconds).toBeUndefined()
  expect(taken.lines.find(({ voice, from }) => voice === 'assistant' && from === 15)?.to).toBe(17)

  const back = playedWith('c067', [
    { kind: 'take', at: 17 },
    { kind: 'say', at: 22, words: 'Hello, I am the supervisor.' },
    { kind: 'hand-back', at: 57 },
  ])
  expect(back.seconds).toBe(76 + 40 + 5)
  expect(back.lines.filter(({ voice }) => voice === 'you').map(({ text }) => text)).toEqual([
    'Hello, I am the supervisor.',
  ])
  expect(lineAt(back, 71)?.english).toBe('Can the date be changed?')
})

test('a goodbye ends a call that you hold', () => {
  const ended = playedWith('c530', [
    { kind: 'take', at: 70 },
    { kind: 'say', at: 80, words: 'Thank you for calling. Goodbye.' },
  ])
  expect(ended.seconds).toBe(96)
  expect(stateAt(ended, 97)).toBe('settled')
})

test('the dispute waits for a decision, however long that takes, and then ends well', () => {
  const open = playedWith('c402')
  expect(needsYou(open, 200)).toBe(true)
  expect(needsYou(open, 5000)).toBe(true)
  expect(open.seconds).toBeUndefined()
  expect(open.lines.some(({ english }) => english?.startsWith('It is approved'))).toBe(false)

  const decided = playedWith('c402', [{ kind: 'decide', at: 500 }])
  expect(needsYou(decided, 501)).toBe(false)
  expect(decided.lines.find(({ english }) => english?.startsWith('It is approved'))?.from).toBe(502)
  expect(decided.seconds).toBe(500 + 234 - 199)
})

test('deciding while you hold the call lets it go on from where you hand it back', () => {
  const call = playedWith('c402', [
    { kind: 'take', at: 230 },
    { kind: 'decide', at: 256 },
    { kind: 'hand-back', at: 270 },
  ])
  expect(call.lines.find(({ english }) => english?.startsWith('It is approved'))?.from).toBe(277)
})
