import { useState } from 'react'
import { conversations } from '../../../content/portal/conversations.ts'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { inboxRows, type InboxRow } from './inbox-rows.ts'
import { inboxStore } from './inbox-store.ts'

interface Inbox {
  /** The same object as long as nothing in it has changed, so that what shows it can stand still. */
  rows: readonly InboxRow[]
  /** Demo seconds of the last full minute: enough for WhatsApp’s 24 hours. */
  minute: number
}

/** The inbox on the demo’s clock, four steps a second. */
export function useInbox(): Inbox {
  const seconds = useDemoSeconds()
  const rows = inboxRows(conversations, inboxStore.useState(), seconds)
  const content = rows.map(contentOf).join()
  const [kept, keep] = useState({ content, rows })
  if (kept.content !== content) keep({ content, rows })
  return { rows: kept.content === content ? kept.rows : rows, minute: Math.floor(seconds / 60) * 60 }
}

/** Differs when a row would be drawn otherwise. */
function contentOf({ conversation, thread, unread }: InboxRow): string {
  const { messages, holder, channel, typing, isAwaited, reach } = thread
  const consents = reach.map(({ consent }) => consent)
  return [
    conversation.id,
    messages.length,
    messages.at(-1)?.at,
    holder,
    channel,
    typing,
    isAwaited,
    unread,
    ...consents,
  ].join(' ')
}
