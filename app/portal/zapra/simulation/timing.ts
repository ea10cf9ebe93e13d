import type { Line } from '../../../../content/portal/conversation.ts'

/** Seconds until a customer has read a text and begins to write; faster than people, for a demo. */
export function readingSeconds(text: string): number {
  return 1.6 + Math.min(3, text.length / 90)
}

/** Seconds that writing a line takes. */
export function writingSeconds([says]: Line): number {
  return 1.4 + Math.min(3.6, says.length / 22)
}

/** Seconds from a customer’s message to the assistant’s answer. */
export function answerSeconds(answer: Line): number {
  return 1.5 + writingSeconds(answer)
}

/** Seconds between one exchange and the next, once the assistant has been handed a conversation back. */
export const secondsBetweenExchanges = 11
