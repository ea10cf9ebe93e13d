import type { LeadRow } from '../../../lead/sales-desk-leads.ts'
import { isDueSoon } from '../../../lead/sales-desk-hours.ts'
import type { DeskSettings } from '../../../lead/sales-desk-team.ts'
import { durationWords } from './durations.ts'

export interface TimeLeft {
  /** `soon`: when the reminder goes out. `none`: no answer is owed. */
  tone: 'calm' | 'soon' | 'overdue' | 'answered' | 'none'
  words: string
  /** Of the time between coming and being due, 0 to 1. */
  share: number
}

/** How long a lead can still wait for its answer. `now` in milliseconds since 1970; `settings` say which hours count. */
export function timeLeft(
  { receivedAt, dueAt, answeredAt, stage }: Pick<LeadRow, 'receivedAt' | 'dueAt' | 'answeredAt' | 'stage'>,
  now: number,
  settings: DeskSettings,
): TimeLeft {
  const received = Date.parse(receivedAt)
  if (answeredAt !== null)
    return {
      tone: 'answered',
      words: `Answered after ${durationWords(Date.parse(answeredAt) - received)}`,
      share: 0,
    }
  if (dueAt === null || stage === 'won' || stage === 'lost' || stage === 'spam')
    return { tone: 'none', words: 'No answer due', share: 0 }
  const left = Date.parse(dueAt) - now
  if (left <= 0) return { tone: 'overdue', words: `${durationWords(-left)} overdue`, share: 0 }
  const share = Math.min(1, left / Math.max(1, Date.parse(dueAt) - received))
  const isSoon = isDueSoon(new Date(dueAt), new Date(now), settings)
  return { tone: isSoon ? 'soon' : 'calm', words: `${durationWords(left)} left`, share }
}
