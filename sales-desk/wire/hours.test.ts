import * as v from 'valibot'
import { expect, test } from 'vitest'
import { afterCountedTime, dueTime, everyHour, isWorkingDay, localTime } from './hours.ts'
import { deskSettingsSchema, type DeskSettings } from './desk-settings.ts'
import { hour } from '../../common/lead/milliseconds.ts'

const ist = (text: string) => new Date(`${text}:00+05:30`)
const nineToSix = { from: 9 * 60, until: 18 * 60 }
const week: DeskSettings = {
  businessHours: [nineToSix, nineToSix, nineToSix, nineToSix, nineToSix, null, null],
  holidays: ['2026-01-26'],
  timeZone: 'Asia/Kolkata',
}

test('every hour counts unless the owner says otherwise', () => {
  expect(dueTime(ist('2026-01-24T22:15'), everyHour)).toEqual(ist('2026-01-25T22:15'))
})

test.each([
  ['in hours: the rest of today, then the next working days', '2026-01-19T10:00', '2026-01-21T16:00'],
  ['before hours: from nine', '2026-01-19T03:00', '2026-01-21T15:00'],
  ['at the minute at which they end: from the next morning', '2026-01-19T18:00', '2026-01-22T15:00'],
  ['over a weekend and Republic Day, to the end of a day', '2026-01-23T12:00', '2026-01-28T18:00'],
  ['on a holiday', '2026-01-26T11:00', '2026-01-29T15:00'],
])('24 hours that came %s', (_, came, due) => {
  expect(dueTime(ist(came), week)).toEqual(ist(due))
})

test('on a day with two periods, the time between them does not count', () => {
  const split = { from: 9 * 60, until: 13 * 60, again: { from: 15 * 60, until: 19 * 60 } }
  const settings = { ...week, businessHours: [split, split, split, split, split, null, null], holidays: [] }
  expect(afterCountedTime(ist('2026-01-19T12:00'), 2 * hour, settings)).toEqual(ist('2026-01-19T16:00'))
  expect(afterCountedTime(ist('2026-01-19T14:00'), hour, settings)).toEqual(ist('2026-01-19T16:00'))
  expect(dueTime(ist('2026-01-19T09:00'), settings)).toEqual(ist('2026-01-21T19:00'))
  const overlapping = { ...split, again: { from: 12 * 60, until: 19 * 60 } }
  const wrong = { ...settings, businessHours: [overlapping, null, null, null, null, null, null] }
  expect(v.safeParse(deskSettingsSchema, wrong).success).toBe(false)
  expect(v.safeParse(deskSettingsSchema, settings).success).toBe(true)
})

test('holidays alone exclude their whole day', () => {
  const settings = { ...everyHour, holidays: ['2026-01-26', '2026-01-27'] }
  expect(dueTime(ist('2026-01-25T20:00'), settings)).toEqual(ist('2026-01-28T20:00'))
})

test('a day on which clocks change has its actual hours', () => {
  const berlin = { ...everyHour, holidays: ['2026-03-28'], timeZone: 'Europe/Berlin' }
  expect(afterCountedTime(new Date('2026-03-28T12:00:00Z'), 24 * hour, berlin)).toEqual(
    new Date('2026-03-29T23:00:00Z'),
  )
})

test('a calendar without any hour does not defer anything forever', () => {
  const holidays = Array.from({ length: 900 }, (_, number) =>
    new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10),
  )
  expect(dueTime(ist('2026-01-02T10:00'), { ...everyHour, holidays })).toEqual(ist('2026-01-03T10:00'))
})

test('gives the day and the minute of a time zone, and whether somebody works then', () => {
  expect(localTime(new Date('2026-01-25T18:30:00Z'), 'Asia/Kolkata')).toEqual({
    date: '2026-01-26',
    minutes: 0,
  })
  expect(localTime(new Date('2026-01-26T01:00:00Z'), 'America/New_York').date).toBe('2026-01-25')
  const days = ['2026-01-23', '2026-01-24', '2026-01-26', '2026-01-27']
  expect(days.map((date) => isWorkingDay(date, week))).toEqual([true, false, false, true])
})
