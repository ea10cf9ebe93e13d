import { demoTimeLabel } from '../state/demo-clock.ts'

/** Demo seconds of the midnight before 11:42:00. */
const midnight = -(11 * 3600 + 42 * 60)

/** “11:40”, and “yesterday, 10:05” or “tomorrow, 11:40” on the days beside. */
export function messageTime(seconds: number): string {
  const day = Math.floor((seconds - midnight) / 86_400)
  const time = demoTimeLabel(seconds)
  if (day === 0) return time
  return `${day < 0 ? 'yesterday' : 'tomorrow'}, ${time}`
}
