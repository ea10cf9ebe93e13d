import { memo, type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import backBar from '../../desk-kit/back-bar.module.css'
import { PortalLink } from '../shell/portal-link.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { PortalIcon } from '../shell/portal-icon.tsx'
import { useFollow } from '../shell/use-follow.ts'
import type { InboxRow } from './inbox-rows.ts'
import { inboxStore } from './inbox-store.ts'
import { MessageList } from './message-list.tsx'
import { ReplyArea } from './reply-area.tsx'
import { ScaleStrip } from './scale-strip.tsx'
import { suggestionFor } from './simulation/suggestion.ts'
import { ThreadHead } from './thread-head.tsx'
import styles from './thread-panel.module.css'
import { useInboxAct } from './use-inbox-act.ts'

interface ThreadPanelProps {
  row: InboxRow
  /** Demo seconds of the last full minute. */
  minute: number
  /** Address of the list; on phones, where it is not beside the conversation. */
  backTo: string | undefined
}

/** The open conversation. */
export const ThreadPanel = memo(function ThreadPanel({ row, minute, backTo }: ThreadPanelProps) {
  const { conversation, thread } = row
  const act = useInboxAct(conversation.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const { messages, typing } = thread
  const { list } = useFollow({
    end: `${messages.length} ${typing ?? ''}`,
    ownActs: messages.filter(({ from }) => from === 'you').length,
    startsAtEnd: true,
  })
  useMarkSeen(row)
  useFocusOnOpen(heading, backTo !== undefined)
  const suggestion = suggestionFor(conversation, thread)
  return (
    <section className={styles.panel} aria-label="Conversation">
      {backTo !== undefined && (
        <div className={`${backBar.bar} ${styles.bar}`}>
          <PortalLink to={backTo} className={`${backBar.back} quiet-link`}>
            <PortalIcon name="arrow-left" size={18} />
            Inbox
          </PortalLink>
          <PauseLive quiet />
        </div>
      )}
      <ThreadHead row={row} minute={minute} act={act} heading={heading} />
      <ScaleStrip thread={thread} isSuggested={suggestion !== undefined} />
      <MessageList ref={list} thread={thread} conversation={conversation} />
      <ReplyArea row={row} minute={minute} suggestion={suggestion} act={act} messages={list} />
    </section>
  )
})

/** Counts what is on screen as read. */
function useMarkSeen({ conversation: { id }, last, unread }: InboxRow): void {
  useEffect(() => {
    if (unread > 0) inboxStore.dispatch({ kind: 'seen', conversation: id, at: last.at })
  }, [id, last.at, unread])
}

/** Where a conversation takes the place of the list, focus goes to its heading; not when the page was opened at it. */
function useFocusOnOpen(heading: RefObject<HTMLElement | null>, takesPlace: boolean): void {
  const isLink = useNavigationType() === NavigationType.Push
  useEffect(() => {
    if (takesPlace && isLink) heading.current?.focus({ preventScroll: true })
  }, [heading, takesPlace, isLink])
}
