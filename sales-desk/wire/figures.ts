import * as v from 'valibot'

const day = v.pipe(v.string(), v.isoDate('There are no such days'))

export const figuresRequestSchema = v.object({
  /** Days, such as `2026-01-26`, both included. */
  from: day,
  until: day,
})
export type FiguresRequest = v.InferOutput<typeof figuresRequestSchema>

/** How quickly leads were answered first. */
export interface AnswerTimes {
  leads: number
  answered: number
  /** Minutes; null when none was answered. */
  median: number | null
  ninetieth: number | null
  /** Answered before they were due, of those that are answered or due: 0 to 1; null when there are none. */
  inTime: number | null
}

export interface Counted {
  name: string
  number: number
}

export interface Figures {
  from: string
  until: string
  /** In which these days and the weeks begin. Page views are counted by days in India. */
  timeZone: string
  /** `name` is the week's Monday, such as `2026-01-26`. */
  leadsByWeek: Counted[]
  leadsByPage: Counted[]
  leadsByCampaign: Counted[]
  answering: AnswerTimes
  /** `memberId` null: answered by nobody of the team (elsewhere, before the desk). */
  answeringByMember: (AnswerTimes & { memberId: string | null })[]
  subscribers: { pending: number; confirmed: number; unsubscribed: number }
  subscribersByWeek: Counted[]
  pageViewsByWeek: Counted[]
  pageViewsByPage: Counted[]
}

export const figureTables = [
  'leadsByWeek',
  'leadsByPage',
  'leadsByCampaign',
  'answeringByMember',
  'subscribersByWeek',
  'pageViewsByWeek',
  'pageViewsByPage',
] as const
export const figuresCsvRequestSchema = v.object({
  ...figuresRequestSchema.entries,
  table: v.picklist(figureTables),
})
export type FiguresCsvRequest = v.InferOutput<typeof figuresCsvRequestSchema>
