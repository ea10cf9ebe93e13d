import { site } from '../../../content/site.ts'

const clock = new Intl.DateTimeFormat(site.locale, { hour: '2-digit', minute: '2-digit', hour12: false })
const day = new Intl.DateTimeFormat(site.locale, { day: 'numeric', month: 'short' })
const dayWithYear = new Intl.DateTimeFormat(site.locale, { day: 'numeric', month: 'short', year: 'numeric' })

/** A moment as short as it can be told apart: "14:05" today, "26 Jan" this year, "26 Jan 2025". */
export function shortMoment(iso: string, now: number): string {
  const then = new Date(iso)
  const today = new Date(now)
  if (then.toDateString() === today.toDateString()) return clock.format(then)
  return (then.getFullYear() === today.getFullYear() ? day : dayWithYear).format(then)
}

/** A moment in full: "26 Jan 2026, 14:05". */
export function fullMoment(iso: string): string {
  const then = new Date(iso)
  return `${dayWithYear.format(then)}, ${clock.format(then)}`
}

/** A day such as `2026-01-26` as "26 Jan". */
export function dayName(date: string): string {
  return day.format(new Date(`${date}T12:00:00`))
}

/** The day of a moment in this browser's time zone, as `2026-01-26`. */
export function isoDay(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

/** A day such as `2026-01-26` as "26 Jan 2026". */
export function dayAndYear(date: string): string {
  return dayWithYear.format(new Date(`${date}T12:00:00`))
}
