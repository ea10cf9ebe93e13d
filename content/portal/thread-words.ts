import { site } from '../site.ts'
import type { Channel, Line, Reach } from './conversation.ts'

const channelNames: Readonly<Record<Channel, string>> = {
  WhatsApp: 'WhatsApp',
  'Web chat': 'web chat',
  Email: 'email',
  SMS: 'SMS',
}

/** A channel’s name in a sentence. */
export function channelName(channel: Channel): string {
  return channelNames[channel]
}

/** Where a consent is known without its date. */
const onRecord = 'on record'

/** Since when a customer agrees who has just said so. */
export const sinceToday = 'today, in this conversation'

/** A colleague whose name the sample does not give. */
export const someColleague = 'a colleague'

/** What the thread notes between the messages. */
export const eventLine = {
  taken: (from: string): Line => [
    from === site.brand
      ? `You took over from ${site.brand}. It keeps suggesting, and sends nothing.`
      : `You took over from ${from}. ${site.brand} suggests, and sends nothing.`,
  ],
  givenBack: [`You handed the conversation back to ${site.brand}.`] as Line,
  stopped: [`${site.brand} has stopped answering and waits for one of you.`] as Line,
  closed: ['You closed this conversation.'] as Line,
  reopened: ['You opened this conversation again. It is with you.'] as Line,
  quiet: [`Read. No answer yet; ${site.brand} will tell you when there is one.`] as Line,
  consented: (channel: Channel): Line => [`Consent for ${channelName(channel)} noted, with time and words.`],
  refused: (channel: Channel): Line => [`No consent for ${channelName(channel)}. It stays closed.`],
  moved: ({ channel, address, since = onRecord }: Reach): Line => [
    `You continued on ${channelName(channel)}, ${address}. Consent: ${since}. Earlier messages stay in this thread.`,
  ],
}

/** The question a customer gets before anything is sent to them on a channel they have not agreed to. */
export function consentQuestion({ channel, address }: Reach): string {
  const where = /\d|@/.test(address) ? `${channelName(channel)} at ${address}` : channelName(channel)
  return `May we also write to you about this by ${where}? Please answer yes or no.`
}

/** How a customer stands to being written to on a channel. */
export function consentWords({ consent, since }: Reach): string {
  switch (consent) {
    case 'given':
      return `Consent: ${since ?? onRecord}.`
    case 'withdrawn':
      return `No consent: said no ${since ?? ''}. Nothing can be sent.`
    case 'not asked':
      return 'Never asked. One question has to come first.'
  }
}
