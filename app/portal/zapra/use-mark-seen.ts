import { useEffect } from 'react'
import type { InboxRow } from './inbox-rows.ts'
import { inboxStore } from './inbox-store.ts'

/** Counts what is on screen as read. */
export function useMarkSeen({ conversation: { id }, last, unread }: InboxRow): void {
  useEffect(() => {
    if (unread > 0) inboxStore.dispatch({ kind: 'seen', conversation: id, at: last.at })
  }, [id, last.at, unread])
}
