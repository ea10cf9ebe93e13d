import type { Thread } from './thread.ts'
import { isWindowOpen } from './whatsapp-window.ts'

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
