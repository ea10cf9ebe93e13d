import { clock } from '../../../content/portal/demo-day.ts'
import { demoTimeLabel } from '../state/demo-clock.ts'

const midnight = clock('0:00')

/** “11:40”, and “yesterday, 10:05” or “tomorrow, 11:40” on the days beside. */
export function messageTime(seconds: number): string {
  const day = Math.floor((seconds - midnight) / 86_400)
  const time = demoTimeLabel(seconds)
  if (day === 0) return time
  return `${day < 0 ? 'yesterday' : 'tomorrow'}, ${time}`
}
