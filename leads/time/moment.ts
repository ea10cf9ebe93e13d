const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-IN', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** For mails, whose reader may be elsewhere: `Tuesday 14 October 2025, 11:42 am IST`. */
export function formatMoment(time: Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(time)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const hour = Number(part['hour'])
  const clock = `${hour % 12 || 12}:${part['minute']} ${hour < 12 ? 'am' : 'pm'} ${part['timeZoneName']}`
  return `${part['weekday']} ${part['day']} ${part['month']} ${part['year']}, ${clock}`
}
