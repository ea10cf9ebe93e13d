import { site } from '../../../common/brand/site.ts'
import { everyHour, localTime } from '../../wire/hours.ts'
import { sessionStore } from '../state/session-store.ts'

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const
const day = { day: 'numeric', month: 'short' } as const
const dayWithYear = { ...day, year: 'numeric' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

function formatted(time: Date, parts: Intl.DateTimeFormatOptions, timeZone: string): string {
  const key = `${timeZone} ${Object.keys(parts).join(' ')}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(site.locale, { ...parts, timeZone })
    formats.set(key, format)
  }
  return format.format(time)
}

/** The time zone of all days and hours at the desk, wherever the browser is. */
export function deskZone(): string {
  const state = sessionStore.read()
  return (state.is === 'signed-in' ? state.session.clock : everyHour).timeZone
}

/** Short name of the desk's time zone, such as "IST". */
export function zoneName(now: number): string {
  const format = new Intl.DateTimeFormat(site.locale, { timeZone: deskZone(), timeZoneName: 'short' })
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? deskZone()
}

/** A moment in the shortest unambiguous form: "14:05" today, "26 Jan" this year, "26 Jan 2025". */
export function shortMoment(iso: string, now: number): string {
  const then = new Date(iso)
  const zone = deskZone()
  const [date, today] = [localTime(then, zone).date, localTime(new Date(now), zone).date]
  if (date === today) return formatted(then, clock, zone)
  return formatted(then, date.slice(0, 4) === today.slice(0, 4) ? day : dayWithYear, zone)
}

/** A moment in full: "26 Jan 2026, 14:05 IST". */
export function fullMoment(iso: string): string {
  const then = new Date(iso)
  const zone = deskZone()
  const time = formatted(then, clock, zone)
  return `${formatted(then, dayWithYear, zone)}, ${time} ${zoneName(then.getTime())}`
}

/** A day such as `2026-01-26` as "26 Jan". */
export const dayName = (date: string): string => formatted(new Date(date), day, 'UTC')

/** A day such as `2026-01-26` as "26 Jan 2026". */
export const dayAndYear = (date: string): string => formatted(new Date(date), dayWithYear, 'UTC')

/** The day that many days from today at the desk, such as `2026-01-26`. */
export function dayIn(days: number, now: number): string {
  const date = new Date(localTime(new Date(now), deskZone()).date)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The first and last of that many days, the last being today at the desk. */
export function daysUntilToday(days: number, now: number): { from: string; until: string } {
  return { from: dayIn(1 - days, now), until: dayIn(0, now) }
}
