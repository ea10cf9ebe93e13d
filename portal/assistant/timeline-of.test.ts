import { expect, test } from 'vitest'
import { recordedCalls } from '../content/calls.ts'
import type { CallAct } from '../state/done.ts'
import { countCalls } from '../state/summary.ts'
import { callById, floorAt } from './floor.ts'
import { needsYou, stateAt } from './timeline.ts'
import { timelineOf } from './timeline-of.ts'

function courseOf(id: string, ...acts: CallAct[]) {
  const call = recordedCalls.find((each) => each.id === id)
  if (!call) throw new Error(`No call ${id}`)
  const timeline = timelineOf(call, acts)
  const said = timeline.lines.map(({ text, english }) => english ?? text)
  return { ...timeline, call, timeline, said, noted: timeline.events.map(({ text }) => text) }
}

test('without an act a call runs as recorded', () => {
  const { said, seconds, checks, call } = courseOf('c067')
  expect(said).toEqual(call.lines.map(([, , , text, english]) => english ?? text))
  expect(seconds).toBe(76)
  expect(checks).toHaveLength(8)
})

test('the suggested whisper is passed on and makes the call longer; another one only says what the demo has', () => {
  const { said, seconds } = courseOf('c067', {
    kind: 'whisper',
    at: 20,
    words: 'Mention the auto-pay discount',
  })
  expect(said).toContain('With auto-pay there is a small discount on the interest.')
  expect(seconds).toBe(85)
  const own = courseOf('c067', { kind: 'whisper', at: 20, words: 'Sing to him' })
  expect(own.seconds).toBe(76)
  expect(own.noted.join()).toContain('In this demo only the suggested whisper is passed on')
})

test('taking a call holds it up, gets recorded answers, and ends by handing it back', () => {
  const { said, noted, seconds, held, timeline } = courseOf(
    'c067',
    { kind: 'take', at: 16 },
    { kind: 'say', at: 22, words: 'What is your birth date?' },
    { kind: 'say', at: 32, words: 'Sorry for the delay' },
    { kind: 'say', at: 44, words: 'Purple monkey dishwasher' },
    { kind: 'hand-back', at: 60 },
  )
  expect(said).toEqual(expect.arrayContaining(['3 May, 1990', 'Never mind. I just want it done.']))
  expect(noted.filter((text) => text.startsWith('In this demo'))).toHaveLength(1)
  expect(held).toEqual([{ from: 16, to: 60 }])
  expect(stateAt(timeline, 40)).toBe('you')
  expect(seconds).toBe(76 + 44 + 5)
})

test('a goodbye ends the call', () => {
  expect(courseOf('c181', { kind: 'take', at: 10 }, { kind: 'say', at: 20, words: 'Goodbye' }).seconds).toBe(
    36,
  )
})

test('a call waits for a decision for as long as it takes, and continues from there', () => {
  const waiting = courseOf('c402')
  expect(waiting.seconds).toBe(Infinity)
  expect(needsYou(waiting.timeline, 900)).toBe(true)
  const { said, noted, seconds, timeline } = courseOf('c402', { kind: 'decide', at: 300 })
  expect(needsYou(timeline, 301)).toBe(false)
  expect(said.at(-1)).toBe('It will show in your account by evening. You will get an SMS too.')
  expect(noted).toContain('You approved the reversal of ₹12,400')
  expect(seconds).toBe(234 + 101)
})

test('ten calls repeat for hours, and each keeps its id', () => {
  for (const seconds of [0, 18.5, 90, 3600]) {
    const floor = floorAt(seconds, {})
    expect(floor).toHaveLength(10)
    for (const { call } of floor) expect(callById(call.id, seconds, {})?.startsAt).toBe(call.startsAt)
  }
  expect(floorAt(60, {})[0]?.call.id).toBe('l0-1')
  expect(callById('l0-1', 10, {})).toBeUndefined()
  expect(countCalls(0)).toBe(318)
})
