import type { Thread } from './thread.ts'

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
