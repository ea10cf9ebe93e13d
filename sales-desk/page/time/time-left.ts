import type { LeadRow } from '../../wire/leads.ts'
import { isDueSoon } from '../../wire/hours.ts'
import type { DeskSettings } from '../../wire/desk-settings.ts'
import { durationWords } from './durations.ts'

export interface TimeLeft {
  /** `soon`: when the reminder is sent. `none`: no answer is due. */
  tone: 'calm' | 'soon' | 'overdue' | 'answered' | 'none'
  words: string
  /** Fraction of the time between arrival and due time, 0 to 1. */
  share: number
}

type TimedLead = Pick<LeadRow, 'receivedAt' | 'dueAt' | 'repliedAt' | 'answeredAt' | 'stage'>

/** How long a lead can still wait for its answer. `now` in milliseconds since 1970. */
export function timeLeft(
  { receivedAt, dueAt, repliedAt, answeredAt, stage }: TimedLead,
  now: number,
  settings: DeskSettings,
): TimeLeft {
  const received = Date.parse(receivedAt)
  if (repliedAt === null && answeredAt !== null)
    return {
      tone: 'answered',
      words: `Answered after ${durationWords(Date.parse(answeredAt) - received)}`,
      share: 0,
    }
  const isDecided = stage === 'won' || stage === 'lost'
  if (dueAt === null || stage === 'spam' || (isDecided && repliedAt === null))
    return { tone: 'none', words: 'No answer due', share: 0 }
  const left = Date.parse(dueAt) - now
  const reply = repliedAt === null ? '' : 'Replied, '
  if (left <= 0) return { tone: 'overdue', words: `${reply}${durationWords(-left)} overdue`, share: 0 }
  const began = repliedAt === null ? received : Date.parse(repliedAt)
  const share = Math.min(1, left / Math.max(1, Date.parse(dueAt) - began))
  const isSoon = isDueSoon(new Date(dueAt), new Date(now), settings)
  return { tone: isSoon ? 'soon' : 'calm', words: `${reply}${durationWords(left)} left`, share }
}
