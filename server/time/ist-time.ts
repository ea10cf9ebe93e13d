const parts = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hourCycle: 'h23',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** IST has been +05:30 without summer time since 1945. */
const istOffset = 5.5 * 3_600_000

/** The calendar day in India, such as `2025-10-14`. */
export function istDay(time: Date): string {
  return new Date(time.getTime() + istOffset).toISOString().slice(0, 10)
}

/** Midnight in India that begins the day `2025-10-14`; undefined when there is no such day. */
export function startOfIstDay(day: string): Date | undefined {
  const midnight = new Date(`${day}T00:00:00+05:30`)
  return Number.isNaN(midnight.getTime()) || istDay(midnight) !== day ? undefined : midnight
}

/** For reading in a mail: `Tuesday 14 October 2025, 11:42 am IST`. */
export function formatIst(time: Date): string {
  const part = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value]))
  const hour = Number(part['hour'])
  const clock = `${hour % 12 || 12}:${part['minute']} ${hour < 12 ? 'am' : 'pm'}`
  return `${part['weekday']} ${part['day']} ${part['month']} ${part['year']}, ${clock} IST`
}

/** For a table: `2025-10-14 11:42`, Indian time. */
export function formatIstShort(time: Date): string {
  return new Date(time.getTime() + istOffset).toISOString().slice(0, 16).replace('T', ' ')
}

/** The site promises an answer within this time (milliseconds). */
const replyWithin = 24 * 3_600_000

export const replyDue = (receivedAt: Date) => new Date(receivedAt.getTime() + replyWithin)
