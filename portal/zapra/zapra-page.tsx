import { useState } from 'react'
import { type Channel, channels } from '../content/conversation.ts'
import { conversations } from '../content/conversations.ts'
import { useAddress, withQuery } from '../../common/app-shell/address.ts'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { ListAndDetail } from '../../common/app-shell/list-and-detail.tsx'
import { ListRow } from '../../common/app-shell/list-row.tsx'
import { moveThroughRows } from '../../common/app-shell/move-through-rows.ts'
import { useFocusOnReturn } from '../../common/app-shell/use-focus-on-return.ts'
import { useNarrow } from '../../common/app-shell/use-narrow.ts'
import { useSteady } from '../../common/app-shell/use-steady.ts'
import { ChipLinks } from '../../common/ui/chip-filter.tsx'
import { DeskHeader } from '../shell/desk-header.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { demoTimeLabel, useDemoSeconds } from '../state/demo-clock.ts'
import { useDone } from '../state/done.ts'
import { useSummary } from '../state/summary.ts'
import styles from './conversation-list.module.css'
import { HolderMark } from './holder-mark.tsx'
import { type InboxRow, inboxRows } from './inbox-rows.ts'
import { ThreadPanel } from './thread-panel.tsx'

const filterOf = (channel: Channel | undefined) => channel?.toLowerCase().replace(' ', '-')

/** The inbox: the list beside the open conversation; on phones one or the other. */
export default function ZapraPage() {
  const seconds = useDemoSeconds()
  const rows = inboxRows(conversations, useDone(), seconds)
  const { open } = useSummary()
  const query = useAddress().searchParams
  const isNarrow = useNarrow()
  const channel = channels.find((name) => filterOf(name) === query.get('filter'))

  const asked = rows.find(({ conversation }) => conversation.id === query.get('conversation'))
  const [openedAt] = useState(asked?.conversation.id)
  const first = rows.find(({ thread }) => !channel || thread.channel === channel)
  const chosen = useSteady(first?.conversation.id, channel)
  const shown = asked ?? (isNarrow ? undefined : rows.find((row) => row.conversation.id === chosen))
  useFocusOnReturn(isNarrow ? asked?.conversation.id : undefined)

  return (
    <ListAndDetail
      scrolls="columns"
      phoneShows={asked ? 'detail' : 'list'}
      header={
        <DeskHeader
          title="Inbox"
          lead={
            <>
              <b className="tabular">{open}</b> open on four channels.{' '}
              {rows.filter(({ thread }) => thread.holder !== 'closed').length} of them are listed.
            </>
          }
          actions={<PauseLive />}
        />
      }
      listLabel="Inbox"
      list={
        <>
          <ChipLinks label="Channel">
            {[undefined, ...channels].map((name) => (
              <li key={name ?? 'all'}>
                <DeskLink
                  to={{ filter: filterOf(name) }}
                  aria-current={name === channel ? 'true' : undefined}
                  replace
                >
                  <span>{name ?? 'All'}</span>{' '}
                  <small className="tabular">
                    {rows.filter(({ thread }) => !name || thread.channel === name).length}
                  </small>
                </DeskLink>
              </li>
            ))}
          </ChipLinks>
          <ConversationList rows={rows} channel={channel} openId={shown?.conversation.id} />
        </>
      }
      detail={
        shown && (
          <ThreadPanel
            key={shown.conversation.id}
            row={shown}
            backTo={isNarrow ? withQuery({ conversation: undefined }) : undefined}
            takesFocus={isNarrow && shown.conversation.id !== openedAt}
          />
        )
      }
    />
  )
}

interface ConversationListProps {
  rows: readonly InboxRow[]
  channel: Channel | undefined
  openId: string | undefined
}

/** Conversations in order; nothing moves while the pointer or the focus is among them. */
function ConversationList({ rows, channel, openId }: ConversationListProps) {
  /** The order when the pointer or the focus arrived, with newer conversations first. */
  const [held, setHeld] = useState<readonly string[]>()
  const order = rows.map(({ conversation }) => conversation.id)
  const hold = () => setHeld(held ?? order)
  const place = ({ conversation }: InboxRow) => (held ?? order).indexOf(conversation.id)
  const shown = rows
    .filter(({ thread }) => !channel || thread.channel === channel)
    .toSorted((one, other) => place(one) - place(other))
  return (
    <ul
      className={styles.list}
      aria-label="Conversations"
      onKeyDown={moveThroughRows}
      onPointerEnter={hold}
      onPointerLeave={({ currentTarget }) => currentTarget.matches(':focus-within') || setHeld(undefined)}
      onFocus={hold}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.matches(':hover') || currentTarget.contains(relatedTarget) || setHeld(undefined)
      }
    >
      {shown.map((row) => (
        <li key={row.conversation.id}>
          <ConversationRow row={row} isOpen={row.conversation.id === openId} />
        </li>
      ))}
    </ul>
  )
}

/** One conversation of the list: who, when, the latest text, and who has it. */
function ConversationRow({ row, isOpen }: { row: InboxRow; isOpen: boolean }) {
  const { conversation, thread, last, unread } = row
  const newest = thread.messages.findLast(({ from }) => from !== 'event') ?? last
  return (
    <ListRow
      to={{ conversation: conversation.id }}
      itemId={conversation.id}
      className={styles.row}
      isOpen={isOpen}
      data-unread={unread > 0 || undefined}
    >
      <span>
        <b>{conversation.name}</b>
        <time className="micro-muted">{demoTimeLabel(last.at)}</time>
      </span>
      <span className={styles.newest}>
        {thread.typing === 'customer' ? (
          <i>Typing…</i>
        ) : (
          <span lang={newest.from === 'customer' || newest.line[1] ? conversation.language : undefined}>
            {newest.from === 'you' ? `You: ${newest.line[0]}` : newest.line[0]}
          </span>
        )}
        {unread > 0 && (
          <span className={styles.unread}>
            <span className="visually-hidden">, unread: </span>
            {unread}
          </span>
        )}
      </span>
      <span className={`micro-muted ${styles.foot}`}>
        <span>{thread.channel}</span> <HolderMark holder={thread.holder} conversation={conversation} />
      </span>
    </ListRow>
  )
}
