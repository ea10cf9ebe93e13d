import type { TurnReply } from './use-conversation.ts'

/** A reply as it is read aloud: whoever only listens hears the passages too that others see beside it. */
export function spokenWords(reply: TurnReply): string {
  if (reply.kind !== 'unsure') return reply.say
  const passages = reply.sources.map(({ page, quote }) => `From ${page}: ${quote.replace(/[.;:]$/, '')}.`)
  return [reply.say, ...passages].join(' ')
}
