import type { Conversation, Line } from '../../../../content/portal/conversation.ts'
import { customerReplies } from '../../../../content/portal/customer-replies.ts'
import type { Thread } from './thread.ts'

/**
 * What the assistant suggests to write now; undefined where it has nothing to suggest: while it answers itself, while the
 * customer is to answer, and once its words for the moment have been sent.
 */
export function suggestionFor(conversation: Conversation, thread: Thread): Line | undefined {
  const { holder, messages } = thread
  if (holder !== 'you' && holder !== 'asks') return undefined
  const sent = new Set(messages.filter(({ from }) => from === 'you').map(({ line }) => line[0]))
  const said = messages.findLast(({ from }) => from !== 'event')
  if (said?.from === 'you') return undefined
  if (sent.size === 0) return conversation.suggestion
  const intent = said?.from === 'customer' ? said.answers : undefined
  if (!intent) return undefined
  const lines = customerReplies[conversation.language][`suggest-${intent}`] ?? []
  return lines.find(([says]) => !sent.has(says))
}
