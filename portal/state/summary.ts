import { conversations } from '../content/conversations.ts'
import { sheets, type Sheet } from '../content/sheets.ts'
import { inboxRows } from '../zapra/inbox-rows.ts'
import { useDemoSeconds } from './demo-clock.ts'
import { type Done, useDone } from './done.ts'

/** How many calls the bank has at once, three seconds each, over and over. */
const callsOnLine = [318, 319, 321, 320, 322, 320, 319, 321, 323, 321, 318, 317, 319, 320, 318, 316, 317, 319]

/** Conversations of the bank that are open and not in the list. */
const openUnlisted = 137

/** How many calls the bank has at a demo second, of which the console's ten are a part. */
export function countCalls(seconds: number): number {
  return callsOnLine[Math.floor(seconds / 3) % callsOnLine.length] ?? 0
}

/** What waits at the desks: the rail of every desk shows it. */
export function useSummary() {
  const seconds = useDemoSeconds(1)
  const done = useDone()
  return {
    onCall: countCalls(seconds),
    toReview: sheets.filter((sheet) => isToReview(done, sheet)).length,
    ...inboxFigures(done, seconds),
  }
}

/** How many conversations of the bank are open, listed or not, and how many customers wait for a person. */
export function inboxFigures(done: Pick<Done, 'threads' | 'seen'>, seconds: number) {
  const holders = inboxRows(conversations, done, seconds).map(({ thread }) => thread.holder)
  const open = holders.filter((holder) => holder !== 'closed')
  return { open: openUnlisted + open.length, waiting: holders.filter((holder) => holder === 'asks').length }
}

/** Whether a sheet is waiting for nothing more. */
export function isSheetSettled({ sheets: acts }: Pick<Done, 'sheets'>, sheet: Sheet): boolean {
  const did = acts.filter(({ sheetIds }) => sheetIds.includes(sheet.id))
  if (sheet.secondLook !== undefined) {
    const last = did.findLast((act) => 'check' in act && act.check === sheet.secondLook)
    return last?.did === 'overrule' || did.some((act) => act.did === 'keep')
  }
  if (sheet.needsNote) return did.some((act) => act.did === 'note')
  return !sheet.unread || did.some((act) => act.did === 'read' || act.did === 'note')
}

/** Whether a sheet waits for a review or for a note. An unread answer does not count as one. */
export function isToReview(done: Pick<Done, 'sheets'>, sheet: Sheet): boolean {
  return !sheet.unread && !isSheetSettled(done, sheet)
}
