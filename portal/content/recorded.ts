import type { CheckId } from './quality-checks.ts'

/** What is said, and its English if it is in another language. */
export type Line = readonly [says: string, english?: string]

/** A sentence of a call, from one of its seconds to another. */
export type SpokenRow = readonly [
  from: number,
  to: number,
  voice: 'assistant' | 'caller' | 'colleague',
  ...said: Line,
]

/** Something noted at a second of a call. */
export type NoteRow = readonly [at: number, text: string]

/** An answer, and the keywords of which one must be in the text it answers. */
export type AnswerRow = readonly [words: readonly string[], ...said: Line]

/** The evidence for a check: a second of the call, what is heard there, and, if missed, what was missing. */
export type EvidenceRow = readonly [at: number, check: CheckId, shows: string, because?: string]

/** A call of the console, as recorded. Times are seconds of the call; everybody in it is invented. */
export interface RecordedCall {
  id: string
  /** Masked number. */
  caller: string
  /** Demo seconds at which it was answered. */
  startsAt: number
  seconds: number
  language: string
  /** BCP 47 tag of the caller's language, for every row with English beside it. */
  lang: string
  reason: string
  /** The last system queried, as shown in the detail list from the first event on. */
  system: string
  /** Its score sheet, if QAMS has the same call. */
  reference?: string
  /** The colleague who has the call from `handedOverAt` on. */
  person?: string
  handedOverAt?: number
  verifiedAt: number
  lines: readonly SpokenRow[]
  events: readonly NoteRow[]
  /** When each check is due. */
  checks: Readonly<Partial<Record<CheckId, number>>>
  missed?: readonly CheckId[]
  moods: readonly NoteRow[]
  /** It waits for a supervisor from second `at`, from which the seconds of `meanwhile` count. */
  decision?: {
    at: number
    because: string
    /** On the button. */
    label: string
    /** What the transcript notes. */
    done: string
    meanwhile: readonly SpokenRow[]
  }
  suggestion: string
  /** How the suggestion is put to the caller, and the caller's answer. */
  takeUp: readonly [said: Line, answered: Line]
  /** The caller's answers to likely questions. */
  answers: readonly AnswerRow[]
}
