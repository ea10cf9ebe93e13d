import { type Channel, channels } from '../../../content/portal/conversation.ts'

const filters: Readonly<Record<Channel, string>> = {
  WhatsApp: 'whatsapp',
  'Web chat': 'web-chat',
  Email: 'email',
  SMS: 'sms',
}

/** What of the inbox is open; all of it is in the address. */
export interface InboxPlace {
  conversation?: string | undefined
  channel?: Channel | undefined
}

export function readInboxPlace(query: URLSearchParams): InboxPlace {
  const filter = query.get('filter')
  return {
    conversation: query.get('conversation') ?? undefined,
    channel: channels.find((channel) => filters[channel] === filter),
  }
}

/** The query that leads to a place of the inbox, with its question mark. */
export function inboxQuery({ conversation, channel }: InboxPlace): string {
  const query = new URLSearchParams()
  if (channel) query.set('filter', filters[channel])
  if (conversation) query.set('conversation', conversation)
  return `?${query.toString()}`
}
