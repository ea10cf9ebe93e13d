import { timeLabel } from '../../figures/time-label.ts'

const minutesOfDay = 24 * 60

/** Minutes after midnight, also of a day before or after, as a time of day: 545 is "9:05". */
export function timeOfDay(minutes: number): string {
  // Hours and minutes are written as minutes and seconds are.
  return timeLabel(((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay)
}
