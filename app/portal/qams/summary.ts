import { isSettledIn, isToReview } from './qams-acts.ts'
import { morningFigures } from './morning-figures.ts'
import { findSheet, northSheets } from './north-sheets.ts'
import { qamsStore } from './qams-store.ts'

/** What other desks show of this one. */
export interface QamsSummary {
  /** Calls marked since nine. */
  marked: number
  /** Sheets that wait for a second look or a note. */
  toReview: number
  /** Average of Team North, one decimal. */
  teamScore: number
}

export function useQamsSummary(): QamsSummary {
  return qamsStore.useState((state) => ({
    marked: northSheets.length,
    toReview: northSheets.filter((sheet) => isToReview(state, sheet)).length,
    teamScore: morningFigures(state).team,
  }))
}

/** Whether nobody waits for anything on this sheet any more; a sheet that does not exist is settled. */
export function useIsSheetSettled(sheetId: string): boolean {
  return qamsStore.useState((state) => {
    const sheet = findSheet(sheetId)
    return sheet === undefined || isSettledIn(state, sheet)
  })
}
