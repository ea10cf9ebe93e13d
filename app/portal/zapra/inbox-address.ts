import { type Channel, channels } from '../../../content/portal/conversation.ts'

const filterOf = (channel: Channel) => channel.toLowerCase().replace(' ', '-')

/** What of the inbox is open; all of it is in the address. */
export interface InboxPlace {
  conversation?: string | undefined
  channel?: Channel | undefined
}

export function readInboxPlace(query: URLSearchParams): InboxPlace {
  const filter = query.get('filter')
  return {
    conversation: query.get('conversation') ?? undefined,
    channel: channels.find((channel) => filterOf(channel) === filter),
  }
}

/** The query that leads to a place of the inbox, with its question mark. */
export function inboxQuery({ conversation, channel }: InboxPlace): string {
  const query = new URLSearchParams()
  if (channel) query.set('filter', filterOf(channel))
  if (conversation) query.set('conversation', conversation)
  return `?${query.toString()}`
}
