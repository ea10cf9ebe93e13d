import * as v from 'valibot'
import { atMost } from '../../common/lead/at-most.ts'
import { cleanLine } from '../../common/lead/clean-text.ts'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { LeadSource } from '../../common/lead/lead-source.ts'

/** State of a lead. */
export const stages = ['new', 'open', 'answered', 'won', 'lost', 'spam'] as const
export type Stage = (typeof stages)[number]

/**
 * `new`: not taken. `today`: my follow-up or reminder is due. `overdue`: not answered and due. `mine`: assigned to me,
 * not answered. `replied`: the person has written again, and is waiting.
 */
export const leadViews = [
  'new',
  'today',
  'overdue',
  'mine',
  'replied',
  'all',
  'spam',
  'answered',
  'won',
  'lost',
] as const
export type LeadView = (typeof leadViews)[number]

/** Maximum characters in a search. */
export const longestSearch = 200

export const leadListRequestSchema = v.object({
  view: v.picklist(leadViews),
  /** Each word must be a prefix of a word in the lead, its notes or its answers. */
  search: v.optional(v.pipe(v.string(), v.transform(cleanLine), atMost(longestSearch)), ''),
  /** A member's id, or `nobody`. */
  assignee: v.optional(v.pipe(v.string(), v.maxLength(64))),
  label: v.optional(v.pipe(v.string(), v.maxLength(100))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
export type LeadListRequest = v.InferInput<typeof leadListRequestSchema>

/** The state of a lead's mails: the worst of them. */
export type MailState = 'none' | 'delivered' | 'kept' | 'waiting' | 'held' | 'failed'

/** One row of the list. Times are ISO 8601. */
export interface LeadRow extends Pick<LeadDetails, 'name' | 'company'> {
  reference: string
  /** The first 160 characters of the message. */
  firstWords: string
  receivedAt: string
  /** When the promised time ends, for the reply if one is waiting; null if no answer is needed (spam). */
  dueAt: string | null
  /** When the oldest unanswered reply came; null if there is none. */
  repliedAt: string | null
  /** Null until somebody has answered. */
  answeredAt: string | null
  stage: Stage
  assigneeId: string | null
  mail: MailState
  /** The day on which to follow up, such as `2026-01-26`. */
  followUp: string | null
  /** The day and recipient of a reminder if there is no reply. */
  reminder: { on: string; memberId: string } | null
  labels: string[]
  version: number
}

export interface LeadListAnswer {
  /** Newest first, at most 50. */
  rows: LeadRow[]
  /** For the next page; null at the end. */
  cursor: string | null
}

/** Number of leads in a view; counted up to 1,000, which then means that many or more. */
export interface LeadCounts {
  counts: Record<LeadView, number>
  /** Every label in use. */
  labels: string[]
}

export interface LeadDelivery {
  id: number
  /** Such as `lead-mail`, `thanks-mail`, `webhook`, `answer-mail`: see leads/store/delivery.ts. */
  kind: string
  address: string
  state: 'waiting' | 'held' | 'delivered' | 'kept' | 'dead'
  /** When it bounced after the mail server had accepted it; otherwise null. */
  bouncedAt: string | null
  attempts: number
  queuedAt: string
  nextAttemptAt: string | null
  deliveredAt: string | null
  /** Why the last attempt failed, in the other side's words; null if it did not. */
  lastError: string | null
  /** Whether it may be sent again. */
  canResend: boolean
}

/** The state of a delivery, for a page to compare with what it shows. */
export type DeliveryStanding = Pick<LeadDelivery, 'id' | 'state' | 'attempts' | 'nextAttemptAt'>

/** An entry of a lead's history: what a person did. */
export interface HistoryEntry {
  id: number
  at: string
  memberId: string | null
  kind:
    | 'assigned'
    | 'stage'
    | 'note'
    | 'answer'
    | 'answered-elsewhere'
    | 'follow-up'
    | 'reminder-ended'
    | 'label'
    | 'unlabel'
    | 'marked-spam'
    | 'released'
    | 'resent'
    /** The person wrote again. */
    | 'reply'
    /** A program wrote in the person's name, such as out of office. */
    | 'automatic-reply'
    /** Somebody on the team wrote to the person in a mail program. */
    | 'answered-by-mail'
    /** An answer bounced. */
    | 'not-delivered'
  /**
   * A note's text, the new stage, the new assignee's id (empty for nobody), how it was answered elsewhere, the day, the
   * label, the reason for non-delivery.
   */
  text: string
  answerId: number | null
  replyId: number | null
}

/** A piece of a mail's text. */
export interface ReplyPart {
  text: string
  /** Whether it quotes earlier mails, or is a signature. */
  quoted: boolean
}

/** An incoming mail. All its texts are untrusted. */
export interface LeadReply {
  id: number
  at: string
  /** `first`: created the lead. `automatic`: by a program. `team`: by one of us, in a mail program. */
  kind: 'first' | 'reply' | 'automatic' | 'team'
  /** As the mail gives them. */
  writer: string
  address: string
  subject: string
  parts: ReplyPart[]
  attachments: ReplyAttachment[]
}

export interface ReplyAttachment {
  id: number
  name: string
  /** Bytes. */
  size: number
  /** Whether it can be saved; otherwise it was too large to be stored. */
  kept: boolean
}

export interface LeadAnswer {
  id: number
  at: string
  memberId: string
  subject: string
  text: string
  delivery: LeadDelivery
  /** Addresses that got a copy, and names of the attached files. */
  copies: string[]
  files: string[]
  /** An invitation that went with it: ISO 8601, minutes, and where. */
  meeting: { start: string; lasts: number; place: string } | null
}

/** Default subject of the next answer. */
export interface NextAnswer {
  subject: string
  /** Whether the visitor has a mail already: with another subject the answer would leave its thread. */
  inThread: boolean
}

/** Everything about one lead. */
export interface LeadDetail extends LeadRow, LeadDetails {
  /** What a link to the phone number dials; null without any digit. */
  dialled: string | null
  /** The first number in E.164, under which WhatsApp may know the person; null if it cannot be determined. */
  phoneE164: string | null
  source: LeadSource
  consent: {
    /** Empty if no notice of ours was shown: then `source.agreed` says how the person agreed. */
    version: string
    /** Its text, if that is the current version; otherwise null. */
    notice: string | null
  }
  spam: { score: number; reasons: string[] }
  deliveries: LeadDelivery[]
  /** Oldest first. */
  history: HistoryEntry[]
  answers: LeadAnswer[]
  replies: LeadReply[]
  nextAnswer: NextAnswer
  /** Other members who have it open now. */
  openAt: string[]
  /** References of other leads of the same person, newest first. */
  others: string[]
}

/** Events of `/desk/api/events`: the SSE event's name, and its data as JSON. */
export interface DeskEvents {
  /** A lead arrived, changed, was replied to, or was erased. `byMemberId` null: not by a member. */
  lead: {
    reference: string
    what: 'new' | 'changed' | 'replied' | 'erased'
    version: number
    byMemberId: string | null
    assigneeId: string | null
  }
  /** The deliveries of a lead that is open somewhere; sent whenever they change. */
  deliveries: { reference: string; deliveries: DeliveryStanding[] }
  /** Who has a lead open now; sent whenever that changes. */
  presence: { reference: string; memberIds: string[] }
  /** This session has ended: show the sign-in page. */
  'signed-out': Record<string, never>
}
