import type { CheckId } from './quality-checks.ts'

/** What is said, and the same in English where it is said in another language. */
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

/** An answer, and the words of which one has to be in what it answers. */
export type AnswerRow = readonly [words: readonly string[], ...said: Line]

/** What a check rests on: a second of the call, what is heard there, and if it was missed, what was missing. */
export type EvidenceRow = readonly [at: number, check: CheckId, shows: string, because?: string]

/** A call of the console, as it was recorded. Times are seconds of the call; everybody in it is invented. */
export interface RecordedCall {
  id: string
  /** Masked number. */
  caller: string
  /** Demo seconds at which it was answered. */
  startsAt: number
  seconds: number
  language: string
  /** BCP 47 tag of the caller's language, in which every row is that has English beside it. */
  lang: string
  reason: string
  /** The system last asked, as the detail list shows it from the first event on. */
  system: string
  /** Its score sheet, where QAMS has the same call. */
  reference?: string
  /** The colleague who has the call from `handedOverAt` on. */
  person?: string
  handedOverAt?: number
  verifiedAt: number
  lines: readonly SpokenRow[]
  events: readonly NoteRow[]
  /** When each check falls due. */
  checks: Readonly<Partial<Record<CheckId, number>>>
  missed?: readonly CheckId[]
  moods: readonly NoteRow[]
  /** From second `at` on it waits for a supervisor; the seconds of `meanwhile` count from there. */
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
  /** How the suggestion is said to the caller, and what the caller answers. */
  takeUp: readonly [said: Line, answered: Line]
  /** What the caller answers to questions that this call makes likely. */
  answers: readonly AnswerRow[]
}
