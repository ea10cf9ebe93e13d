import type { CheckId } from './quality-checks.ts'

/** What a check says of a call. Not applicable takes its points out of the base. */
export type Mark = 'pass' | 'miss' | 'not-applicable'

/** One line of a call. Times are whole seconds from its start. */
export interface CallLine {
  from: number
  to: number
  speaker: 'caller' | 'agent'
  /** In the caller's own script, where the sample has it. */
  words?: string
  english: string
}

/** Why a check got its mark. */
export interface Evidence {
  mark: Mark
  /** Second of the call; left out where it is the whole call that shows it. */
  at?: number
  /** What is heard there, or what was found. */
  shows: string
  /** Whether `shows` is a quotation. */
  quoted?: boolean
  /** What was missing. */
  because?: string
}

/** A message about a sheet that was there before the visitor came. */
export interface EarlierNote {
  /** Time of day, hh:mm. */
  at: string
  from: string
  words: string
}

/** A call with its sheet. All of them are invented. */
export interface MarkedCall {
  id: string
  agent: AgentId
  reason: string
  language: string
  /** BCP 47 tag of `words`. */
  lang?: string
  seconds: number
  /** Time of day, hh:mm. */
  time: string
  lines: readonly CallLine[]
  evidence: Readonly<Record<CheckId, Evidence>>
  /** The agent's own words, asking that the sheet be looked at again. */
  secondLook?: { words: string; check: CheckId; at: number; draft: string }
  /** Why a lead should write to the agent about this call. */
  coaching?: { because: string; with: readonly string[] }
  /** A first version of the coaching note, or of the correction to the assistant. */
  draft?: string
  earlier?: readonly EarlierNote[]
  /** Set where the last earlier note is an answer that nobody has read. */
  unread?: boolean
}

export type AgentId = 'orvani' | 'farida-s' | 'nikhil-p' | 'imran-k' | 'sunita-g' | 'rhea-t' | 'joseph-l'
