import type { Need } from '../../../content/portal/needs.ts'
import { passedWords } from '../../../content/portal/overview-words.ts'
import { timeLabel } from '../../figures/time-label.ts'

/** What has passed since a need arose, at a demo second: "3:20 on the call", "21 minutes ago", "Waiting 2 minutes". */
export function timePassed({ kind, since }: Pick<Need, 'kind' | 'since'>, seconds: number): string {
  const passed = seconds - since
  if (kind === 'on-call') return passedWords.onCall(timeLabel(passed))
  const words = inWords(Math.floor(passed / 60))
  return kind === 'waiting' ? passedWords.waiting(words) : passedWords.ago(words)
}

function inWords(minutes: number): string {
  return minutes < 60 ? passedWords.minutes(minutes) : passedWords.hours(Math.floor(minutes / 60))
}
