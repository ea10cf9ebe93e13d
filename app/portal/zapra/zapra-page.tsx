import { useEffect, useRef, useState } from 'react'
import { listedNote } from '../../../content/portal/inbox-words.ts'
import { usePortalQuery } from '../shell/use-portal-query.ts'
import { DeskHeader } from '../shell/desk-header.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { portalMeta } from '../shell/portal-meta.ts'
import { Announcer } from './announcer.tsx'
import { ChannelFilter } from './channel-filter.tsx'
import { ConversationList } from './conversation-list.tsx'
import { inboxQuery, readInboxPlace } from './inbox-address.ts'
import { useZapraSummary } from './summary.ts'
import { ThreadPanel } from './thread-panel.tsx'
import { useInbox } from './use-inbox.ts'
import { useNarrow } from './use-narrow.ts'
import styles from './zapra-page.module.css'

export const meta = () => portalMeta('Zapra')

/** The inbox: the list beside the open conversation; on phones one or the other. */
export default function ZapraPage() {
  const { rows, minute } = useInbox()
  const { open } = useZapraSummary()
  const [query] = usePortalQuery()
  const isNarrow = useNarrow()
  const { channel, conversation } = readInboxPlace(query)

  const asked = rows.find((row) => row.conversation.id === conversation)
  const first = rows.find(({ thread }) => !channel || thread.channel === channel)
  const chosen = useSteady(first?.conversation.id, channel)
  const shown = asked ?? (isNarrow ? undefined : rows.find((row) => row.conversation.id === chosen))
  const showsList = !isNarrow || !shown
  useFocusOnReturn(showsList, shown?.conversation.id)

  return (
    <div className={styles.desk}>
      {showsList ? (
        <DeskHeader
          title="Inbox"
          lead={
            <>
              <b className="tabular">{open}</b>{' '}
              {listedNote(rows.filter(({ thread }) => thread.holder !== 'closed').length)}
            </>
          }
          actions={<PauseLive />}
        />
      ) : (
        <h1 className="visually-hidden">Inbox</h1>
      )}
      <div className={styles.columns}>
        {showsList && (
          <section className={styles.list} aria-label="Inbox">
            <ChannelFilter
              rows={rows}
              chosen={channel}
              conversation={isNarrow ? undefined : asked?.conversation.id}
            />
            <ConversationList rows={rows} channel={channel} openId={shown?.conversation.id} />
          </section>
        )}
        {shown && (
          <ThreadPanel
            key={shown.conversation.id}
            row={shown}
            minute={minute}
            backTo={isNarrow ? inboxQuery({ channel }) : undefined}
          />
        )}
      </div>
      <Announcer rows={rows} openId={shown?.conversation.id} />
    </div>
  )
}

/** A value as it first was for each key: what is first in the list changes by itself, and must not change under a reader. */
function useSteady<Value>(value: Value, key: unknown): Value {
  const [kept, keep] = useState({ value, key })
  if (kept.key === key) return kept.value
  keep({ value, key })
  return value
}

/** Back from a conversation that had taken the list’s place, focus returns to its row. */
function useFocusOnReturn(showsList: boolean, openId: string | undefined): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (!showsList) last.current = openId
    else if (last.current) {
      document.getElementById(`row-${last.current}`)?.focus()
      last.current = undefined
    }
  }, [showsList, openId])
}
