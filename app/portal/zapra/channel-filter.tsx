import { PortalLink } from '../shell/portal-link.tsx'
import { type Channel, channels } from '../../../content/portal/conversation.ts'
import styles from './channel-filter.module.css'
import { inboxQuery } from './inbox-address.ts'
import type { InboxRow } from './inbox-rows.ts'

interface ChannelFilterProps {
  rows: readonly InboxRow[]
  chosen: Channel | undefined
  /** Conversation that stays open beside the list; undefined on phones. */
  conversation: string | undefined
}

/** Which channel’s conversations are listed, with how many there are. */
export function ChannelFilter({ rows, chosen, conversation }: ChannelFilterProps) {
  const choices = [undefined, ...channels]
  return (
    <nav aria-label="Channel" className={styles.filter}>
      <ul>
        {choices.map((channel) => (
          <li key={channel ?? 'all'}>
            <PortalLink
              to={inboxQuery({ conversation, channel })}
              aria-current={channel === chosen ? 'true' : undefined}
              replace
            >
              {channel ?? 'All'} <span className="tabular">{countOn(rows, channel)}</span>
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function countOn(rows: readonly InboxRow[], channel: Channel | undefined): number {
  return channel ? rows.filter(({ thread }) => thread.channel === channel).length : rows.length
}
