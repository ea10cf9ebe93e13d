import type { DeskAddress } from './desk-address.ts'
import type { ScoredSheet } from './morning-figures.ts'
import { isToReview, type QamsState } from './qams-acts.ts'

/** The sheets that an address lists, in their order. */
export function listedSheets(
  scored: readonly ScoredSheet[],
  { filter, band, agent }: Pick<DeskAddress, 'filter' | 'band' | 'agent'>,
  state: QamsState,
): ScoredSheet[] {
  return scored.filter((entry) => {
    const isAssistant = entry.sheet.agent === 'assistant'
    if (filter === 'review' && !isToReview(state, entry.sheet)) return false
    if (filter === 'people' && isAssistant) return false
    if (filter === 'assistant' && !isAssistant) return false
    return (band === undefined || entry.band === band) && (agent === undefined || entry.sheet.agent === agent)
  })
}
