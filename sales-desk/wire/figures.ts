import * as v from 'valibot'

const day = v.pipe(v.string(), v.isoDate('There are no such days'))

export const figuresRequestSchema = v.object({
  /** Days, such as `2026-01-26`, both included. */
  from: day,
  until: day,
})
export type FiguresRequest = v.InferOutput<typeof figuresRequestSchema>

/** How quickly leads were first answered. */
export interface AnswerTimes {
  leads: number
  answered: number
  /** Minutes; null if none was answered. */
  median: number | null
  ninetieth: number | null
  /** Share answered on time, of those answered or due: 0 to 1; null if there are none. */
  inTime: number | null
}

export interface Counted {
  name: string
  number: number
}

export interface Figures {
  from: string
  until: string
  /** Time zone of these days and the weeks. Page views are counted by days in India. */
  timeZone: string
  /** `name` is the week's Monday, such as `2026-01-26`. */
  leadsByWeek: Counted[]
  leadsByPage: Counted[]
  leadsByCampaign: Counted[]
  answering: AnswerTimes
  /** `memberId` null: answered by nobody on the team (elsewhere, or before the desk). */
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
