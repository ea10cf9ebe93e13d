import { typingWords } from '../../../content/portal/inbox-words.ts'
import listRow from '../../desk-kit/list-row.module.css'
import { rowId } from '../../desk-kit/use-focus-on-return.ts'
import { PortalLink } from '../shell/portal-link.tsx'
import styles from './conversation-row.module.css'
import { HolderMark, holderName } from './holder-mark.tsx'
import type { InboxRow } from './inbox-rows.ts'
import { messageTime } from './message-time.ts'

interface ConversationRowProps {
  row: InboxRow
  to: string
  isOpen: boolean
}

/** One conversation of the list: who, when, the newest words, and who has it. */
export function ConversationRow({ row, to, isOpen }: ConversationRowProps) {
  const { conversation, thread, last, unread } = row
  const newest = thread.messages.findLast(({ from }) => from !== 'event') ?? last
  return (
    <PortalLink
      to={to}
      id={rowId(conversation.id)}
      className={`${listRow.row} ${styles.row}`}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <span className={styles.head}>
        <b>{conversation.name}</b>
        <time>{messageTime(last.at)}</time>
      </span>
      <span className={styles.newest}>
        {thread.typing === 'customer' ? (
          <i>{typingWords.customer}…</i>
        ) : (
          <span lang={newest.from === 'customer' || newest.line[1] ? conversation.language : undefined}>
            {newest.from === 'you' && 'You: '}
            {newest.line[0]}
          </span>
        )}
        {unread > 0 && (
          <span className={styles.unread}>
            <span className="visually-hidden">, unread: </span>
            {unread}
          </span>
        )}
      </span>
      <span className={styles.foot}>
        <span>{thread.channel}</span>{' '}
        <HolderMark holder={thread.holder} words={holderName(thread.holder, conversation)} />
      </span>
    </PortalLink>
  )
}
