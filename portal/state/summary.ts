import { callsOnLine } from '../content/console-words.ts'
import { asksForPersonAt, beginsAt, closedAsItBegins, openAsItBegins } from '../content/inbox-figures.ts'
import { sheets, type Sheet } from '../content/sheets.ts'
import { useDemoSeconds } from './demo-clock.ts'
import { type Done, useDone } from './done.ts'

/** How many calls the bank has at a demo second, including the console's ten. */
export function countCalls(seconds: number): number {
  return callsOnLine[Math.floor(seconds / 3) % callsOnLine.length] ?? 0
}

/** What waits at the desks, without their texts: the rail of every desk shows it. */
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
export function inboxFigures({ threads }: Done, seconds: number): { open: number; waiting: number } {
  const isClosed = (id: string) =>
    (threads[id]?.findLast(({ kind }) => kind === 'close' || kind === 'reopen')?.kind ??
      (closedAsItBegins.includes(id) ? 'close' : 'reopen')) === 'close'
  const begun = Object.values(beginsAt).filter((at) => at <= seconds).length
  const reopened = closedAsItBegins.filter((id) => !isClosed(id)).length
  const closed = Object.keys(threads).filter((id) => !closedAsItBegins.includes(id) && isClosed(id)).length
  const waiting = Object.entries(asksForPersonAt).filter(([id, at]) => at <= seconds && !threads[id]?.length)
  return { open: openAsItBegins + begun + reopened - closed, waiting: waiting.length }
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
