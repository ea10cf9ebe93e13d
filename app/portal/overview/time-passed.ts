import type { Need } from '../../../content/portal/needs.ts'
import { timeLabel } from '../../figures/time-label.ts'

/** What has passed since a need arose, at a demo second: "3:20 on the call", "21 minutes ago", "Waiting 2 minutes". */
export function timePassed({ kind, since }: Pick<Need, 'kind' | 'since'>, seconds: number): string {
  const passed = seconds - since
  if (kind === 'on-call') return `${timeLabel(passed)} on the call`
  const words = inWords(Math.floor(passed / 60))
  return kind === 'waiting' ? `Waiting ${words}` : `${words} ago`
}

function inWords(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
