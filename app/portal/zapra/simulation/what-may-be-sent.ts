import type { Thread } from './thread.ts'

/**
 * `free`: any words. `template`: on WhatsApp outside the 24 hours, only approved templates. `no-consent`: the customer
 * has said stop on this channel. `closed`: the conversation has to be opened again first.
 */
export type MayBeSent = 'free' | 'template' | 'no-consent' | 'closed'

export function whatMayBeSent(thread: Thread, seconds: number): MayBeSent {
  if (thread.holder === 'closed') return 'closed'
  const consent = thread.reach.find(({ channel }) => channel === thread.channel)?.consent
  if (consent === 'withdrawn') return 'no-consent'
  return thread.channel === 'WhatsApp' && !isWindowOpen(thread, seconds) ? 'template' : 'free'
}

/** WhatsApp lets a business write freely for 24 hours after the customer’s last message; in seconds. */
const windowSeconds = 24 * 3600

/** Demo seconds at which the customer’s WhatsApp window closes; undefined where they never wrote there. */
export function windowClosesAt({ messages }: Pick<Thread, 'messages'>): number | undefined {
  const last = messages.findLast(({ from, channel }) => from === 'customer' && channel === 'WhatsApp')
  return last && last.at + windowSeconds
}

export function isWindowOpen(thread: Pick<Thread, 'messages'>, seconds: number): boolean {
  return (windowClosesAt(thread) ?? -Infinity) > seconds
}
