import * as v from 'valibot'
import { atMost } from '../../common/lead/at-most.ts'
import { emailSchema } from '../../common/lead/email-schema.ts'
import { cleanParagraphs } from '../../common/lead/clean-text.ts'
import { stages, type HistoryEntry, type LeadAnswer, type LeadDetail } from './leads.ts'
import { id, line, text, whole } from './team.ts'

/** The version of the lead that the change was made on. */
const version = v.pipe(whole, v.minValue(0))

/** Stages that a person sets; spam has changes of its own. */
export const settableStages = stages.filter((stage) => stage !== 'spam')

/** Most characters in what the team writes. */
export const deskLimits = { note: 5000, subject: 200, answer: 20_000, templateName: 80, label: 30 } as const

/** Most labels at one lead. */
export const mostLabels = 10
const label = line('A label', deskLimits.label)
/** Of a follow-up; null: there is to be none. */
const day = v.nullable(v.pipe(v.string(), v.isoDate('A follow-up is on a day, such as 2026-01-26')))

/** Most copies of an answer, and files with it. */
export const mostCopies = 5
export const mostFiles = 3

/** An invitation to talk, which goes with an answer. Day and time are those of the desk's time zone. */
const meeting = v.object({
  day: v.pipe(v.string(), v.isoDate('A meeting is on a day, such as 2026-01-26')),
  /** Minutes of the day at which it begins. */
  from: v.pipe(whole, v.minValue(0), v.maxValue(1439)),
  /** How long it lasts, in minutes. */
  lasts: v.picklist([15, 30, 45, 60, 90]),
  /** Where, or the address of the call. */
  place: line('A place, or the address of the call,', 200),
})
export type Meeting = v.InferOutput<typeof meeting>

/** After how many days without a reply one can be reminded. */
export const reminderDays = [1, 3, 7, 14] as const

/** One change of a lead. */
export const leadChangeSchema = v.variant('what', [
  v.object({ what: v.literal('assign'), version, assigneeId: v.nullable(id) }),
  v.object({ what: v.literal('stage'), version, stage: v.picklist(settableStages) }),
  v.object({ what: v.literal('note'), version, text: text('A note', deskLimits.note) }),
  v.object({
    what: v.literal('answer'),
    version,
    /** Made by the page, once for each answer: the same words sent twice are written once, others are refused. */
    key: v.pipe(v.string(), v.uuid()),
    subject: line('A subject', deskLimits.subject),
    text: text('An answer', deskLimits.answer),
    /** Who gets a copy; the visitor sees to whom. */
    copies: v.optional(v.pipe(v.array(emailSchema), v.maxLength(mostCopies, `At most ${mostCopies} copies`))),
    /** Ids of the team's files that go with it. */
    files: v.optional(v.pipe(v.array(whole), v.maxLength(mostFiles, `At most ${mostFiles} files`))),
    meeting: v.optional(meeting),
    /** Reminds the writer after so many days, if no reply has come. */
    remindAfter: v.optional(v.picklist(reminderDays)),
  }),
  v.object({
    what: v.literal('answered-elsewhere'),
    version,
    /** How, such as "by telephone". */
    text: v.pipe(v.string(), v.transform(cleanParagraphs), atMost(deskLimits.note)),
  }),
  v.object({ what: v.literal('follow-up'), version, day }),
  v.object({ what: v.literal('end-reminder'), version }),
  v.object({ what: v.literal('label'), version, label }),
  v.object({ what: v.literal('unlabel'), version, label }),
  v.object({ what: v.literal('mark-spam'), version }),
  v.object({ what: v.literal('release'), version }),
  v.object({ what: v.literal('resend'), version, deliveryId: whole }),
])
export type LeadChange = v.InferOutput<typeof leadChangeSchema>

/**
 * The change was not made: the lead was changed first, or the answer's key was used for other words. Its present state,
 * and what was done since the version the change was made on.
 */
export interface LeadConflict {
  error: string
  lead: LeadDetail
  since: HistoryEntry[]
  /** What was sent before under the key of this answer. */
  sentBefore?: LeadAnswer
}

/** Most leads that are changed at once: as many as a page of the list holds. */
const mostAtOnce = 50

/** One change of several leads, each in the version in which it was seen. */
export const manyChangesSchema = v.object({
  leads: v.pipe(
    v.array(v.object({ reference: v.pipe(v.string(), v.maxLength(40)), version })),
    v.minLength(1, 'Choose at least one lead'),
    v.maxLength(mostAtOnce, `At most ${mostAtOnce} leads are changed at once`),
  ),
  change: v.variant('what', [
    v.object({ what: v.literal('assign'), assigneeId: v.nullable(id) }),
    v.object({ what: v.literal('stage'), stage: v.picklist(settableStages) }),
    v.object({ what: v.literal('follow-up'), day }),
    v.object({ what: v.literal('label'), label }),
    v.object({ what: v.literal('mark-spam') }),
  ]),
})
export type ManyChanges = v.InferOutput<typeof manyChangesSchema>
export interface ManyChanged {
  changed: number
  /** Leads that were left as they are, and why. */
  left: { reference: string; why: string }[]
}

export const presenceRequestSchema = v.object({
  /** Made by the page when it starts: one for each tab. */
  tab: v.pipe(v.string(), v.uuid()),
  /** False when the lead was closed. */
  open: v.boolean(),
})
export type PresenceRequest = v.InferOutput<typeof presenceRequestSchema>

/** The second confirmation: the lead's own reference, typed or sent by a second button. */
export const eraseRequestSchema = v.object({
  confirm: v.pipe(v.string(), v.maxLength(40, 'To erase, confirm with the reference of the lead')),
})
export interface ErasedAnswer {
  references: string[]
  subscribers: number
}

/** A file of the team, to go with answers. */
export interface TeamFile {
  id: number
  name: string
  /** In bytes. */
  size: number
}
export interface TeamFileList {
  files: TeamFile[]
}
/** Largest file, in bytes, and most characters in which it is sent to the desk. */
export const largestFile = 5 * 1024 * 1024
export const largestFileRequest = Math.ceil((largestFile * 4) / 3) + 1024
export const addFileRequestSchema = v.object({
  name: line('A name', 120),
  /** The PDF, in base64. */
  content: v.pipe(v.string(), v.base64('This is not a file')),
})
export const removeFileRequestSchema = v.object({ id: whole })

export interface ReplyTemplate {
  id: number
  name: string
  subject: string
  /** With fields such as `{{first name}}`: see sales-desk/wire/template-fields.ts. */
  text: string
  version: number
}
export interface TemplateList {
  templates: ReplyTemplate[]
}
const template = {
  name: line('A name', deskLimits.templateName),
  subject: line('A subject', deskLimits.subject),
  text: text('A text', deskLimits.answer),
}
export const templateChangeSchema = v.variant('what', [
  v.object({ what: v.literal('add'), ...template }),
  v.object({ what: v.literal('edit'), id: whole, version, ...template }),
  v.object({ what: v.literal('remove'), id: whole, version }),
])
export type TemplateChange = v.InferOutput<typeof templateChangeSchema>
