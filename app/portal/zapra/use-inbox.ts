import { useMemo } from 'react'
import { conversations } from '../../../content/portal/conversations.ts'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { inboxRows, type InboxRow } from './inbox-rows.ts'
import { inboxStore } from './inbox-store.ts'

/** The inbox on the demo’s clock, four steps a second: rows in order, and the second they stand at. */
export function useInbox(): { rows: InboxRow[]; seconds: number } {
  const seconds = useDemoSeconds()
  const state = inboxStore.useState()
  const rows = useMemo(() => inboxRows(conversations, state, seconds), [state, seconds])
  return { rows, seconds }
}
