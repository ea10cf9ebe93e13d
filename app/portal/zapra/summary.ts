import {
  asksForPersonAt,
  beginsAt,
  closedAsItBegins,
  openAsItBegins,
} from '../../../content/portal/inbox-figures.ts'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { type InboxState, inboxStore } from './inbox-store.ts'

/** The inbox in two figures, on the demo’s clock. */
export function useZapraSummary() {
  const seconds = useDemoSeconds(1)
  return summaryOf(inboxStore.useState(), seconds)
}

/** Whether the person has answered or closed a conversation: what an overview ticks. */
export function useIsConversationSettled(id: string): boolean {
  return inboxStore.useState((state) => isSettled(state, id))
}

/**
 * The inbox in two figures, without its texts: the rail of every desk shows it. How many conversations of the bank are
 * open, listed or not, and how many customers have asked for a person and are not with one.
 */
export function summaryOf({ acts }: InboxState, seconds: number) {
  const begun = Object.values(beginsAt).filter((at) => at <= seconds).length
  const reopened = closedAsItBegins.filter((id) => isClosed(acts[id]) === false).length
  const closed = Object.entries(acts).filter(
    ([id, list]) => !closedAsItBegins.includes(id) && isClosed(list),
  ).length
  const waiting = Object.entries(asksForPersonAt).filter(
    ([id, at]) => at <= seconds && !acts[id]?.length,
  ).length
  return { open: openAsItBegins + begun + reopened - closed, waiting }
}

export function isSettled({ acts }: InboxState, conversation: string): boolean {
  return (acts[conversation] ?? []).some(
    ({ kind }) => kind === 'write' || kind === 'template' || kind === 'close',
  )
}

/** Undefined where nobody closed or opened it. */
function isClosed(acts: InboxState['acts'][string] | undefined): boolean | undefined {
  const last = acts?.findLast(({ kind }) => kind === 'close' || kind === 'reopen')
  return last && last.kind === 'close'
}
