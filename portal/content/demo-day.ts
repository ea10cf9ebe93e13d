/** A time of day, hh:mm. */
export type TimeOfDay = `${number}:${number}`

/** Minutes after midnight at which the demo begins: 11:42, Tuesday 14 October 2025. */
export const demoBegins = 11 * 60 + 42

/** Seconds from the demo’s start, 11:42:00 on the day, to a time of that day. */
export function clock(time: TimeOfDay): number {
  const [hours, minutes] = time.split(':').map(Number)
  return ((hours ?? 0) * 60 + (minutes ?? 0) - demoBegins) * 60
}
