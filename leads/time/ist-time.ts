import { formatMoment } from './moment.ts'
import { hour } from '../../common/lead/milliseconds.ts'

/** IST has been +05:30 without daylight saving time since 1945. */
const istOffset = 5.5 * hour

/** The calendar day in India, such as `2025-10-14`. */
export function istDay(time: Date): string {
  return new Date(time.getTime() + istOffset).toISOString().slice(0, 10)
}

/** Midnight in India that begins the day `2025-10-14`; undefined if the day does not exist. */
export function startOfIstDay(day: string): Date | undefined {
  const midnight = new Date(`${day}T00:00:00+05:30`)
  return Number.isNaN(midnight.getTime()) || istDay(midnight) !== day ? undefined : midnight
}

/** For the server's operator: `Tuesday 14 October 2025, 11:42 am IST`. */
export const formatIst = (time: Date) => formatMoment(time, 'Asia/Kolkata')

/** For a table: `2025-10-14 11:42`, Indian time. */
export function formatIstShort(time: Date): string {
  return new Date(time.getTime() + istOffset).toISOString().slice(0, 16).replace('T', ' ')
}
