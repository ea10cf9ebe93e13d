import type { WrittenCallId } from './call-times.ts'
import type { CallEvent, CallLine } from './portal-call.ts'

/** Something said, in the caller's language, and in English where that is another one. */
export interface Phrase {
  text: string
  english?: string
}

/** A check as it falls due in a call. */
export interface TimedCheck {
  at: number
  name: string
  passed: boolean
}

/** What a supervisor is asked to decide while the line stays open. */
export interface Decision {
  /** Why it needs a person, as the console and the overview say it. */
  because: string
  /** On the button. */
  label: string
  /** What the transcript notes when you decide. */
  done: string
  /** Said while the decision is awaited; times are from when the call begins to wait. */
  meanwhile: CallLine[]
}

/** How the caller answers a question that this call makes likely. */
export interface Fact extends Phrase {
  /** Any of these in what is asked. */
  asked: string[]
}

/** A call of the console, written out in full; who calls and how long it runs are in call-times.ts. Times are seconds from its start; everyone in it is invented. */
export interface ConsoleCall {
  id: WrittenCallId
  language: string
  /** BCP 47 tag of the caller's language; also picks how the caller answers you. */
  lang: string
  reason: string
  lines: CallLine[]
  events: CallEvent[]
  checks: TimedCheck[]
  /** The system last asked, as the detail list shows it, from the first event on. */
  system: string
  moods: CallEvent[]
  /** Second from which the caller counts as known. */
  verifiedAt?: number
  /** The colleague who has the call, from `handedOverAt` on. */
  person?: string
  handedOverAt?: number
  decision?: Decision
  suggestion: string
  /** How the suggestion is said to the caller, and the caller's answer. */
  takeUp: { said: Phrase; answered: Phrase }
  facts: Fact[]
  /** Its score sheet, where QAMS has the same call. */
  reference?: string
  /** Blanks in the texts, such as {amount}: the first value is this call's, the others are for calls like it. */
  blanks?: Record<string, string[]>
}
