import { listedNote } from '../../../content/portal/inbox-words.ts'
import { ListAndDetail } from '../../desk-kit/list-and-detail.tsx'
import { useFocusOnReturn } from '../../desk-kit/use-focus-on-return.ts'
import { useNarrow } from '../../desk-kit/use-narrow.ts'
import { useSteady } from '../../desk-kit/use-steady.ts'
import { usePortalQuery } from '../shell/use-portal-query.ts'
import { DeskHeader } from '../shell/desk-header.tsx'
import { PauseLive } from '../shell/pause-live.tsx'
import { Announcer } from './announcer.tsx'
import { ChannelFilter } from './channel-filter.tsx'
import { ConversationList } from './conversation-list.tsx'
import { inboxQuery, readInboxPlace } from './inbox-address.ts'
import { useZapraSummary } from './summary.ts'
import { ThreadPanel } from './thread-panel.tsx'
import { useInbox } from './use-inbox.ts'

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
