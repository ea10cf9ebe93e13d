import type { Channel, Line, Reach } from '../../../../content/portal/conversation.ts'
import { site } from '../../../../content/site.ts'

const channelNames: Readonly<Record<Channel, string>> = {
  WhatsApp: 'WhatsApp',
  'Web chat': 'web chat',
  Email: 'e-mail',
  SMS: 'SMS',
}

/** A channel’s name in a sentence. */
export function channelName(channel: Channel): string {
  return channelNames[channel]
}

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
  moved: ({ channel, address, since }: Reach): Line => [
    `You continued on ${channelName(channel)}, ${address}. Consent: ${since ?? 'on record'}. Earlier messages stay in this thread.`,
  ],
}

/** The question a customer gets before anything is sent to them on a channel they have not agreed to. */
export function consentQuestion({ channel, address }: Reach): string {
  const where = /\d|@/.test(address) ? `${channelName(channel)} at ${address}` : channelName(channel)
  return `May we also write to you about this by ${where}? Please answer yes or no.`
}
