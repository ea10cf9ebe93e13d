import type { Conversation, Holder } from '../content/conversation.ts'
import { CallStateMark } from '../../common/figures/call-state-mark.tsx'
import { site } from '../../common/brand/site.ts'

/** Who has a conversation, in words and with a sign of its own: amber only while it is the assistant. */
export function HolderMark({ holder, conversation }: { holder: Holder; conversation: Conversation }) {
  if (holder === 'assistant') return <CallStateMark state="answering" words={site.brand} />
  if (holder === 'closed') return <CallStateMark state="settled" words="Closed" />
  return <CallStateMark state={holder === 'colleague' ? 'person' : holder} person={conversation.colleague} />
}
