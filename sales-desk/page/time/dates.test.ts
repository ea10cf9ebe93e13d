import { expect, test } from 'vitest'
import { everyHour } from '../../wire/hours.ts'
import type { DeskSession } from '../../wire/team.ts'
import { sessionStore } from '../state/session-store.ts'
import { dayAndYear, daysUntilToday, fullMoment, shortMoment } from './dates.ts'

/** A desk in India or elsewhere; the tests run in the time zone of their machine. */
function deskIn(timeZone: string): void {
  const session = { clock: { ...everyHour, timeZone } } as DeskSession
  sessionStore.write({ is: 'signed-in', session })
}

test('days and hours are those of the desk, wherever the browser is', () => {
  // A quarter past one in the afternoon in Los Angeles is a quarter to three at night in India.
  const now = Date.parse('2026-01-26T21:15:00Z')
  deskIn('Asia/Kolkata')
  expect(daysUntilToday(28, now)).toEqual({ from: '2025-12-31', until: '2026-01-27' })
  expect(fullMoment('2026-01-26T21:15:00Z')).toBe('27 Jan 2026, 02:45 IST')
  expect(shortMoment('2026-01-26T19:00:00Z', now)).toBe('00:30')
  expect(shortMoment('2026-01-26T18:00:00Z', now)).toBe('26 Jan')
  deskIn('America/Los_Angeles')
  expect(daysUntilToday(28, now).until).toBe('2026-01-26')
  expect(fullMoment('2026-01-26T21:15:00Z')).toBe('26 Jan 2026, 13:15 GMT-8')
  expect(dayAndYear('2026-01-26')).toBe('26 Jan 2026')
})
