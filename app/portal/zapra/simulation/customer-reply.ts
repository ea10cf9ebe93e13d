import type { Conversation, Intent, Line } from '../../../../content/portal/conversation.ts'
import { customerReplies } from '../../../../content/portal/customer-replies.ts'
import { intentsOf } from './intents.ts'

/** Intents whose lines need not come in the order they are written in. */
const inAnyOrder = new Set<Intent>(['unknown', 'promise', 'thanks', 'question', 'closing', 'channel'])

/**
 * What the customer answers to a text, in words they have not used in this conversation; undefined once they have
 * nothing left to say. `intent` is what it answers; the words they leave with answer nothing. The same text after the
 * same conversation always gets the same answer.
 */
export function customerReply(conversation: Conversation, text: string, used: ReadonlySet<string>) {
  for (const intent of intentsOf(text, conversation.topic)) {
    const line = linesFor(conversation, intent).find(([says]) => !used.has(says))
    if (line) return { line, intent }
  }
  const line = customerReplies[conversation.language].leaving.find(([says]) => !used.has(says))
  return line && { line, intent: undefined }
}

function linesFor(conversation: Conversation, intent: Intent): readonly Line[] {
  const { answers } = conversation
  if (intent === 'topic') return answers.topic
  if (intent === 'detail') return answers.detail
  if (intent === 'off-topic') return answers.offTopic
  const lines = customerReplies[conversation.language][intent]
  return inAnyOrder.has(intent) ? startingAt(lines, placeOf(conversation.id)) : lines
}

function startingAt(lines: readonly Line[], place: number): readonly Line[] {
  const start = place % lines.length
  return [...lines.slice(start), ...lines.slice(0, start)]
}

/** A number of the conversation’s own, so that not everybody answers in the same order. */
function placeOf(id: string): number {
  return Number(id.replace(/\D/g, ''))
}
