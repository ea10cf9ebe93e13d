import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { writtenSheets } from '../../../content/portal/written-sheets.ts'
import { once } from '../state/once.ts'
import { everydaySheets } from './everyday-sheets.ts'

/** The marked calls of the morning: those written by hand first, then the others, latest first. */
export const northSheets = once((): readonly MarkedSheet[] => [
  ...writtenSheets,
  ...everydaySheets(writtenSheets.map(({ id }) => id)).toReversed(),
])

/** The sheet of a case number, in capitals or not, as an address names it. */
export function findSheet(id: string | null): MarkedSheet | undefined {
  return northSheets().find((sheet) => sheet.id === id?.toUpperCase())
}
