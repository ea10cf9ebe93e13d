import type { CallLine } from './portal-call.ts'
import type { CheckId } from './quality-checks.ts'

/** Why a check got its mark. */
export interface Evidence {
  /** Second of the call; left out where it is the whole call that shows it. */
  at?: number
  /** What is heard there, or what was found. */
  shows: string
  /** What was missing; the checks that were missed have it, and no others. */
  because?: string
}

/** A message about a sheet from before the visitor came. */
export interface EarlierNote {
  /** Time of day, hh:mm. */
  at: string
  from: string
  words: string
}

/** Where the same call, or its caller, is on another desk. */
export interface Elsewhere {
  desk: 'virtual-assistant' | 'zapra'
  /** Search text of the address there. */
  search: string
  words: string
}

/** What was said in a marked call, and what each mark rests on. All of it is invented. */
export interface CallWords {
  sheetId: string
  language: string
  lines: readonly CallLine[]
  evidence: Readonly<Record<CheckId, Evidence>>
  /** The agent's own words, asking for another look at one check, and a first version of the reason for overruling it. */
  secondLook?: { words: string; check: CheckId; at: number; draft: string }
  /** Why a lead should write to the agent, and the other sheets that one note can be about. */
  coaching?: { because: string; others: readonly string[] }
  /** A first version of the note to the agent, or of the correction to the assistant. */
  draft?: string
  earlier?: readonly EarlierNote[]
  elsewhere?: readonly Elsewhere[]
}
