import { useState } from 'react'
import { type Channel, channels } from '../../../content/portal/conversation.ts'
import { conversations } from '../../../content/portal/conversations.ts'
import { askingWords, listedNote } from '../../../content/portal/inbox-words.ts'
import { site } from '../../../content/site.ts'
import { ListAndDetail } from '../../desk-kit/list-and-detail.tsx'
import { useFocusOnReturn } from '../../desk-kit/use-focus-on-return.ts'
import { useNarrow } from '../../desk-kit/use-narrow.ts'
import { useSteady } from '../../desk-kit/use-steady.ts'
import { ChipLinks } from '../../ui/chip-filter.tsx'
import { DeskHeader } from '../shell/desk-header.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { PortalLink } from '../shell/portal-link.tsx'
import { usePortalQuery } from '../shell/use-portal-query.ts'
import { useDemoSeconds } from '../state/demo-clock.ts'
import { ConversationList } from './conversation-list.tsx'
import { inboxQuery, readInboxPlace } from './inbox-address.ts'
import { type InboxRow, inboxRows } from './inbox-rows.ts'
import { inboxStore } from './inbox-store.ts'
import { useZapraSummary } from './summary.ts'
import { ThreadPanel } from './thread-panel.tsx'

/** The inbox: the list beside the open conversation; on phones one or the other. */
export default function ZapraPage() {
  const { rows, minute } = useInbox()
  const { open } = useZapraSummary()
  const query = usePortalQuery()
  const isNarrow = useNarrow()
  const { channel, conversation } = readInboxPlace(query)

  const asked = rows.find((row) => row.conversation.id === conversation)
  const first = rows.find(({ thread }) => !channel || thread.channel === channel)
  const chosen = useSteady(first?.conversation.id, channel)
  const shown = asked ?? (isNarrow ? undefined : rows.find((row) => row.conversation.id === chosen))
  useFocusOnReturn(isNarrow ? asked?.conversation.id : undefined)

  return (
    <>
      <ListAndDetail
        scrolls="columns"
        phoneShows={asked ? 'detail' : 'list'}
        header={
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
        }
        listLabel="Inbox"
        list={
          <>
            <ChannelFilter
              rows={rows}
              chosen={channel}
              conversation={isNarrow ? undefined : asked?.conversation.id}
            />
            <ConversationList rows={rows} channel={channel} openId={shown?.conversation.id} />
          </>
        }
        detail={
          shown && (
            <ThreadPanel
              key={shown.conversation.id}
              row={shown}
              minute={minute}
              backTo={isNarrow ? inboxQuery({ channel }) : undefined}
            />
          )
        }
      />
      <Announcer rows={rows} openId={shown?.conversation.id} />
    </>
  )
}

interface ChannelFilterProps {
  rows: readonly InboxRow[]
  chosen: Channel | undefined
  /** Conversation that stays open beside the list; undefined on phones. */
  conversation: string | undefined
}

/** Which channel’s conversations are listed, with how many there are. */
function ChannelFilter({ rows, chosen, conversation }: ChannelFilterProps) {
  const choices = [undefined, ...channels]
  return (
    <ChipLinks label="Channel">
      {choices.map((channel) => (
        <li key={channel ?? 'all'}>
          <PortalLink
            to={inboxQuery({ conversation, channel })}
            aria-current={channel === chosen ? 'true' : undefined}
            replace
          >
            <span>{channel ?? 'All'}</span> <small className="tabular">{countOn(rows, channel)}</small>
          </PortalLink>
        </li>
      ))}
    </ChipLinks>
  )
}

function countOn(rows: readonly InboxRow[], channel: Channel | undefined): number {
  return channel ? rows.filter(({ thread }) => thread.channel === channel).length : rows.length
}

/**
 * Tells screen readers of what comes into the open conversation, and of customers who begin to ask for a person
 * elsewhere; of nothing else, for an inbox never rests.
 */
function Announcer({ rows, openId }: { rows: readonly InboxRow[]; openId: string | undefined }) {
  const open = rows.find(({ conversation }) => conversation.id === openId)
  const arrived = open && arrivalWords(open)
  const asking = rows
    .filter(({ thread }) => thread.holder === 'asks')
    .map(({ conversation }) => conversation.name)
    .join(', ')

  const [heard, hear] = useState({ openId, arrived, asking, words: '' })
  if (heard.openId !== openId) hear({ openId, arrived, asking, words: '' })
  else if (heard.asking !== asking) hear({ openId, arrived, asking, words: asking && askingWords(asking) })
  else if (heard.arrived !== arrived) hear({ openId, arrived, asking, words: arrived ?? heard.words })

  return (
    <p className="visually-hidden" role="status">
      {heard.words}
    </p>
  )
}

function arrivalWords({ conversation, last }: InboxRow): string | undefined {
  const [says, english] = last.line
  if (last.from === 'customer') return `${conversation.name}: ${english ?? says}`
  if (last.from === 'assistant') return `${site.brand}: ${english ?? says}`
  return undefined
}

/**
 * The inbox on the demo’s clock, four steps a second. `rows` are the same object as long as nothing in them has changed, so
 * that what shows them can stand still; `minute` has the demo seconds of the last full one: enough for WhatsApp’s 24 hours.
 */
function useInbox() {
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
