import { expect, test } from 'vitest'
import { everyHour } from '../../wire/hours.ts'
import { timeLeft as timeLeftBy } from './time-left.ts'

const receivedAt = '2026-01-26T06:00:00.000Z'
const lead = {
  receivedAt,
  dueAt: '2026-01-27T06:00:00.000Z',
  repliedAt: null,
  answeredAt: null,
  stage: 'new',
} as const
const timeLeft = (of: Parameters<typeof timeLeftBy>[0], now: number) => timeLeftBy(of, now, everyHour)
const at = (time: string) => Date.parse(time)

test('says how much time is left, and which state that is', () => {
  expect(timeLeft(lead, at('2026-01-26T06:00:00Z'))).toEqual({ tone: 'calm', words: '24 h left', share: 1 })
  expect(timeLeft(lead, at('2026-01-26T21:40:00Z'))).toMatchObject({ tone: 'calm', words: '8 h 20 min left' })
  expect(timeLeft(lead, at('2026-01-27T05:00:00Z'))).toMatchObject({ tone: 'soon', words: '1 h left' })
  expect(timeLeft(lead, at('2026-01-27T06:00:00Z'))).toMatchObject({
    tone: 'overdue',
    words: 'under a minute overdue',
  })
  expect(timeLeft(lead, at('2026-01-30T06:00:00Z'))).toMatchObject({ words: '3 days overdue' })
})

test('an answered lead shows how long it took, whenever it is viewed', () => {
  const answered = { ...lead, stage: 'answered', answeredAt: '2026-01-26T06:40:00.000Z' } as const
  expect(timeLeft(answered, at('2026-05-01T00:00:00Z'))).toMatchObject({
    tone: 'answered',
    words: 'Answered after 40 min',
  })
})

test('a reply waits for its own answer, even at a lead that is won', () => {
  const answered = { ...lead, answeredAt: '2026-01-26T06:40:00.000Z' }
  const replied = { ...answered, repliedAt: '2026-01-28T06:00:00.000Z', dueAt: '2026-01-29T06:00:00.000Z' }
  for (const stage of ['answered', 'won'] as const) {
    expect(timeLeft({ ...replied, stage }, at('2026-01-28T18:00:00Z'))).toEqual({
      tone: 'calm',
      words: 'Replied, 12 h left',
      share: 0.5,
    })
    expect(timeLeft({ ...replied, stage }, at('2026-01-29T08:00:00Z'))).toMatchObject({
      tone: 'overdue',
      words: 'Replied, 2 h overdue',
    })
  }
})

test('no answer is due for spam, nor for decided leads', () => {
  for (const stage of ['spam', 'won', 'lost'] as const)
    expect(timeLeft({ ...lead, dueAt: null, stage }, at(receivedAt)).tone).toBe('none')
})

test('it is soon when the reminder is sent: with four business hours left', () => {
  const hours = { from: 9 * 60, until: 18 * 60 }
  const week = { ...everyHour, businessHours: [hours, hours, hours, hours, hours, null, null] }
  // Due on Monday at ten in India: at four on Friday afternoon three business hours are left.
  const monday = { ...lead, dueAt: '2026-02-02T04:30:00.000Z' }
  expect(timeLeftBy(monday, at('2026-01-30T09:00:00Z'), week).tone).toBe('calm')
  expect(timeLeftBy(monday, at('2026-01-30T10:30:00Z'), week).tone).toBe('soon')
  expect(timeLeftBy(monday, at('2026-01-30T10:30:00Z'), everyHour).tone).toBe('calm')
})
