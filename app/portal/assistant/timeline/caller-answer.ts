import { type Intent, repliesIn } from '../../../../content/portal/caller-replies.ts'
import type { ConsoleCall, Phrase } from '../../../../content/portal/console-call.ts'
import { intentOf } from './intent.ts'

/** Where an intent's own answers are used up. */
const insteadOf: Intent[] = ['statement', 'question', 'wait']

/**
 * How the caller answers a sentence: with a fact of the call where it is asked for, else by what the sentence does.
 * `given` are the answers so far; none comes twice while another is left.
 */
export function callerAnswer(
  call: Pick<ConsoleCall, 'lang' | 'facts'>,
  words: string,
  given: Phrase[],
): Phrase {
  const intent = intentOf(words)
  const isNew = ({ text }: Phrase) => given.every((answer) => answer.text !== text)
  if (intent === 'question') {
    const asked = words.toLowerCase()
    const fact = call.facts.find((known) => known.asked.some((word) => asked.includes(word)))
    if (fact && isNew(fact)) return fact
  }
  const replies = repliesIn(call.lang)
  const candidates = [replies[intent], ...insteadOf.map((other) => replies[other])].flat()
  const again = replies[intent][given.length % replies[intent].length] ?? replies.statement[0]
  return candidates.find(isNew) ?? again
}
