import type { Channel, Line, PastMessage, Reach } from './conversation.ts'

/** Short forms in which conversations are written: earlier messages by who wrote them, and ways to reach a customer. */

type MessageForm = (at: number, ...line: Line) => PastMessage

export const customer: MessageForm = (at, ...line) => ({ from: 'customer', at, line })
export const assistant: MessageForm = (at, ...line) => ({ from: 'assistant', at, line })
export const colleague: MessageForm = (at, ...line) => ({ from: 'colleague', at, line })
export const event: MessageForm = (at, ...line) => ({ from: 'event', at, line })

/** A channel that the customer has agreed to: when and how. */
export function agreed(channel: Channel, address: string, since: string): Reach {
  return { channel, address, consent: 'given', since }
}

/** A channel that they have not been asked about, and what they would answer. */
export function notAsked(channel: Channel, address: string, ifAsked: 'yes' | 'no'): Reach {
  return { channel, address, consent: 'not asked', ifAsked }
}
