import { writtenSheets } from '../../../content/portal/written-sheets.ts'
import { isSettledIn, isToReview } from './qams-acts.ts'
import { qamsStore } from './qams-store.ts'

/**
 * How many sheets wait for a second look or a note. Only sheets written by hand ever do: the rail, which every desk has,
 * need not make the 400 others.
 */
export function useSheetsToReview(): number {
  return qamsStore.useState((state) => writtenSheets.filter((sheet) => isToReview(state, sheet)).length)
}

/** Whether nobody waits for anything on this sheet any more; any but those written by hand is settled. */
export function useIsSheetSettled(sheetId: string): boolean {
  return qamsStore.useState((state) => {
    const sheet = writtenSheets.find(({ id }) => id === sheetId)
    return sheet === undefined || isSettledIn(state, sheet)
  })
}
