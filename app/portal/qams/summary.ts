import { morningFigures } from './morning-figures.ts'
import { qamsStore } from './qams-store.ts'

/** What the overview shows of this desk. */
export interface QamsSummary {
  /** Calls marked since nine. */
  marked: number
  /** Average of Team North, one decimal. */
  teamScore: number
}

export function useQamsSummary(): QamsSummary {
  return qamsStore.useState((state) => {
    const { scored, team } = morningFigures(state)
    return { marked: scored.length, teamScore: team }
  })
}
