import type { CheckId } from './quality-checks.ts'

/** What a check says of a call. Not applicable takes its points out of the base. */
export type Mark = 'pass' | 'miss' | 'not-applicable'

export const agentIds = [
  'assistant',
  'farida-s',
  'nikhil-p',
  'imran-k',
  'sunita-g',
  'rhea-t',
  'joseph-l',
] as const
export type AgentId = (typeof agentIds)[number]

/** A marked call without its words: light enough for every desk of the portal. */
export interface MarkedSheet {
  id: string
  agent: AgentId
  reason: string
  seconds: number
  /** Time of day, hh:mm. */
  time: string
  /** All other checks were passed. */
  missed: readonly CheckId[]
  notApplicable?: readonly CheckId[]
  /** The check that its agent asks somebody to look at again, and since when, hh:mm. */
  secondLook?: { check: CheckId; askedAt: string }
  /** Scored below 60, and nobody has written to the agent yet. */
  needsNote?: boolean
  /** The agent has answered a note, and nobody has read it. */
  unread?: boolean
}
