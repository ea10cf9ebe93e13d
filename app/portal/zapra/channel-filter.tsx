import { ChipLinks } from '../../ui/chip-filter.tsx'
import { PortalLink } from '../shell/portal-link.tsx'
import { type Channel, channels } from '../../../content/portal/conversation.ts'
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
    <ChipLinks label="Channel">
      {choices.map((channel) => (
        <li key={channel ?? 'all'}>
          <PortalLink
            to={inboxQuery({ conversation, channel })}
            aria-current={channel === chosen ? 'true' : undefined}
            replace
          >
            {channel ?? 'All'} <small className="tabular">{countOn(rows, channel)}</small>
          </PortalLink>
        </li>
      ))}
    </ChipLinks>
  )
}

function countOn(rows: readonly InboxRow[], channel: Channel | undefined): number {
  return channel ? rows.filter(({ thread }) => thread.channel === channel).length : rows.length
}
