import type { DeskSettings } from './desk-settings.ts'
import { day, hour, minute } from '../../common/lead/milliseconds.ts'

/** The forms promise an answer within this much counted time (milliseconds). */
export const promisedTime = 24 * hour

/** A lead is due soon with this much counted time left (milliseconds). */
export const warnedBefore = 4 * hour

/** Every hour of every day counts, which is what the forms promise. */
export const everyHour: DeskSettings = { businessHours: null, holidays: [], timeZone: 'Asia/Kolkata' }

/** Days searched before a calendar without a single counted hour is given up. */
const furthest = 800

/** A period of time that counts. */
interface Stretch {
  from: number
  until: number
}

/** The time at which that much counted time has passed since `start`. */
export function afterCountedTime(start: Date, milliseconds: number, settings: DeskSettings): Date {
  if (countsAlways(settings)) return new Date(start.getTime() + milliseconds)
  let left = milliseconds
  for (const { from, until } of stretches(start, settings)) {
    const begin = Math.max(from, start.getTime())
    const room = until - begin
    if (room <= 0) continue
    if (left <= room) return new Date(begin + left)
    left -= room
  }
  // A calendar without any counted hour must not delay the due time forever.
  return new Date(start.getTime() + milliseconds)
}

/** Due time for answering a lead received at this time. */
export const dueTime = (receivedAt: Date, settings: DeskSettings) =>
  afterCountedTime(receivedAt, promisedTime, settings)

/** Whether any hour of this day counts: `2026-01-26`, in the settings' time zone. */
export const isWorkingDay = (date: string, settings: DeskSettings) => openHours(date, settings).length > 0

/** The day and the minute of the day that a clock in this time zone shows. */
export function localTime(time: Date, timeZone: string): { date: string; minutes: number } {
  const local = new Date(time.getTime() + offsetAt(time.getTime(), timeZone)).toISOString()
  return { date: local.slice(0, 10), minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) }
}

/** A time as shown by clocks in this time zone, with their offset: `2026-01-26T11:42:00+05:30`. */
export function zonedIso(time: Date, timeZone: string): string {
  const offset = offsetAt(time.getTime(), timeZone)
  const local = new Date(time.getTime() + offset).toISOString().slice(0, 19)
  const minutes = Math.abs(offset) / minute
  const two = (number: number) => String(number).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The beginning of a day such as `2026-01-26` in this time zone; undefined if the day does not exist. */
export function startOfDay(date: string, timeZone: string): Date | undefined {
  const named = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(named.getTime()) || named.toISOString().slice(0, 10) !== date) return undefined
  return new Date(timeOf(date, 0, timeZone))
}

/** When a clock in this time zone shows this minute of a day such as `2026-01-26`. */
export const momentOf = (date: string, minutes: number, timeZone: string) =>
  new Date(timeOf(date, minutes, timeZone))

/** Whether so little counted time is left that a reminder goes out, and the desk shows it. */
export const isDueSoon = (dueAt: Date, now: Date, settings: DeskSettings) =>
  dueAt.getTime() <= afterCountedTime(now, warnedBefore, settings).getTime()

const countsAlways = ({ businessHours, holidays }: DeskSettings) =>
  businessHours === null && holidays.length === 0

/** The counted periods, from the day of `start` on. */
function* stretches(start: Date, settings: DeskSettings): Generator<Stretch> {
  const first = Date.parse(localTime(start, settings.timeZone).date)
  for (let number = 0; number < furthest; number++) {
    const date = new Date(first + number * day).toISOString().slice(0, 10)
    for (const hours of openHours(date, settings))
      yield {
        from: timeOf(date, hours.from, settings.timeZone),
        until: timeOf(date, hours.until, settings.timeZone),
      }
  }
}

/** The counted periods of a day, in minutes of the day. */
function openHours(date: string, { businessHours, holidays }: DeskSettings): Stretch[] {
  if (holidays.includes(date)) return []
  if (businessHours === null) return [{ from: 0, until: 24 * 60 }]
  // Monday first; the calendar's own week begins on Sunday.
  const hours = businessHours[(new Date(date).getUTCDay() + 6) % 7]
  if (!hours) return []
  return [hours, ...(hours.again ? [hours.again] : [])]
}

/** When a clock in this time zone shows this minute of the day. */
function timeOf(date: string, minutes: number, timeZone: string): number {
  const shown = Date.parse(date) + minutes * minute
  const guess = shown - offsetAt(shown, timeZone)
  // The second pass is for days on which the clocks change.
  return shown - offsetAt(guess, timeZone)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far (milliseconds) clocks of this time zone are ahead of UTC at a time. */
function offsetAt(time: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
  }
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute)
}

/** Whether this machine knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
