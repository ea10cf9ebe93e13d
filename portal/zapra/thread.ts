import type { Channel, Conversation, Holder } from '../content/conversation.ts'
import { clock, type TimeOfDay } from '../content/demo-day.ts'
import type { Line } from '../content/recorded.ts'
import { writtenAnswers } from '../content/written-answers.ts'
import { site } from '../../common/brand/site.ts'
import type { ThreadAct } from '../state/done.ts'
import { answerTo, kindOf, mentions } from '../content/recorded-answer.ts'

export interface Message {
  from: 'customer' | 'assistant' | 'colleague' | 'you' | 'event'
  /** Demo seconds. */
  at: number
  line: Line
}

/** A conversation at one moment. */
export interface Thread {
  messages: readonly Message[]
  holder: Holder
  /** The channel it is on now. */
  channel: Channel
  /** Who is typing at this moment. */
  typing: 'customer' | 'assistant' | undefined
  /** A customer’s answer is on its way. */
  isAwaited: boolean
}

/** Seconds until a text is read, and for typing a line; faster than people, for a demo. */
const readingSeconds = (text: string) => 1.6 + Math.min(3, text.length / 90)
const writingSeconds = ([says]: Line) => 1.4 + Math.min(3.6, says.length / 22)
/** Seconds between two exchanges once a conversation has been handed back to the assistant. */
const secondsBetween = 11

/** A message on its way. */
interface Pending {
  from: 'customer' | 'assistant' | 'event'
  typingFrom: number
  at: number
  line: Line
}

/** The conversation after that many demo seconds: what is recorded, and what the person did. */
export function threadAt(conversation: Conversation, acts: readonly ThreadAct[], seconds: number): Thread {
  const { language, past } = conversation
  const shared = writtenAnswers[language]
  let { holder, arrivals, channel } = conversation
  let pending: Pending | undefined
  let isHandedBack = false
  const messages = past.map(([time, from, ...said]): Message => {
    return { from, at: clock(time as TimeOfDay), line: said }
  })
  const add = (from: Message['from'], at: number, line: Line) => messages.push({ from, at, line })
  const isUsed = ([says]: Line) => messages.some(({ from, line }) => from !== 'you' && line[0] === says)
  const lastAt = () => messages.at(-1)?.at ?? -Infinity

  const nextArrivalAt = () => {
    const [next] = arrivals
    if (!next || holder !== 'assistant') return Infinity
    if (isHandedBack) return lastAt() + secondsBetween
    return next.at === undefined ? Infinity : Math.max(next.at, lastAt())
  }
  const arrive = (at: number) => {
    const [{ says, answer, after, asksForPerson } = {}, ...rest] = arrivals
    arrivals = rest
    if (says) add('customer', at, says)
    if (asksForPerson) {
      holder = 'asks'
      add('event', at, [`${site.brand} has stopped answering and waits for one of you.`])
    }
    if (answer && says)
      pending = {
        from: 'assistant',
        typingFrom: at + 1.2,
        at: at + (after ?? 1.5 + writingSeconds(answer)),
        line: answer,
      }
    else if (answer) add('assistant', at, answer)
  }
  const runTo = (until: number) => {
    for (;;) {
      const next = pending?.at ?? nextArrivalAt()
      if (next > until) return
      const due = pending
      pending = undefined
      if (due) add(due.from, due.at, due.line)
      else arrive(next)
    }
  }
  const take = (at: number) => {
    if (holder === 'you') return
    const from = holder === 'colleague' ? conversation.colleague : undefined
    pending = undefined
    holder = 'you'
    add('event', at, [
      from
        ? `You took over from ${from}. ${site.brand} suggests, and sends nothing.`
        : `You took over from ${site.brand}. It keeps suggesting, and sends nothing.`,
    ])
  }
  const write = (at: number, text: string, english: string | undefined) => {
    take(at)
    add('you', at, english ? [text, english] : [text])
    const line = replyTo(
      conversation,
      english ?? text,
      english !== undefined || isSuggested(conversation, text),
      isUsed,
    )
    const typingFrom = at + readingSeconds(text)
    pending = line
      ? { from: 'customer', typingFrom, at: typingFrom + writingSeconds(line), line }
      : { from: 'event', typingFrom, at: typingFrom, line: noAnswer(conversation.shortName) }
  }

  for (const act of acts) {
    const { at } = act
    runTo(at)
    switch (act.kind) {
      case 'take':
        take(at)
        break
      case 'give-back':
        pending = undefined
        holder = 'assistant'
        isHandedBack = true
        // Once a person has been there, nobody asks for one again: the inbox figures depend on it.
        arrivals = arrivals.filter(({ asksForPerson }) => !asksForPerson)
        add('event', at, [`You handed the conversation back to ${site.brand}.`])
        if (!isUsed(shared.handedBack))
          pending = {
            from: 'assistant',
            typingFrom: at + 0.8,
            at: at + 1.5 + writingSeconds(shared.handedBack),
            line: shared.handedBack,
          }
        break
      case 'close':
        pending = undefined
        holder = 'closed'
        add('event', at, ['You closed this conversation.'])
        break
      case 'reopen':
        holder = 'you'
        add('event', at, ['You opened this conversation again. It is with you.'])
        break
      case 'move': {
        const way = conversation.ways.find(([name]) => name === act.channel)
        if (!way) break
        take(at)
        channel = act.channel
        add('event', at, [
          `You continued on ${inSentence(channel)}, ${way[1]}. ${conversation.consent} Earlier messages stay in this thread.`,
        ])
        break
      }
      case 'write':
        write(at, act.text, act.english)
        break
    }
  }
  const now = Math.max(seconds, acts.at(-1)?.at ?? 0)
  runTo(now)
  const isTyping = pending !== undefined && now >= pending.typingFrom
  return {
    messages,
    holder,
    channel,
    typing: isTyping && pending && pending.from !== 'event' ? pending.from : undefined,
    isAwaited: pending?.from === 'customer',
  }
}

const noAnswer = (name: string): Line => [
  `In this demo ${name} answers what was recorded, and nothing fits that. What ${site.brand} suggests has an answer, and so has a question about the matter itself.`,
]

/** A channel’s name in a sentence. */
export function inSentence(channel: Channel): string {
  return channel === 'WhatsApp' || channel === 'SMS' ? channel : channel.toLowerCase()
}

/** What the assistant has to suggest in a conversation, in order. */
function suggestionsFor({ suggestion, language }: Conversation): readonly Line[] {
  return [...(suggestion ? [suggestion] : []), ...writtenAnswers[language].suggests]
}

function isSuggested(conversation: Conversation, text: string): boolean {
  return suggestionsFor(conversation).some(([says]) => says === text)
}

/** Whether the customer has refused the conversation's channel: then nothing can be sent. */
export function isRefused({ ways }: Conversation, { channel }: Thread): boolean {
  return ways.some(([name, , refused]) => name === channel && refused)
}

/** The assistant's current suggestion: none while it answers itself, or while the customer is to answer. */
export function suggestionNow(conversation: Conversation, thread: Thread): Line | undefined {
  const { holder, messages } = thread
  const last = messages.findLast(({ from }) => from !== 'event')
  if (isRefused(conversation, thread)) return undefined
  if ((holder !== 'you' && holder !== 'asks') || last?.from === 'you') return undefined
  const sent = new Set(messages.filter(({ from }) => from === 'you').map(({ line }) => line[0]))
  return suggestionsFor(conversation).find(([says]) => !sent.has(says))
}

/** The customer's recorded answer to a text, not used yet; undefined if nothing matches. */
function replyTo(
  { language, about, replies, answers }: Conversation,
  text: string,
  isSuggestion: boolean,
  isUsed: (line: Line) => boolean,
): Line | undefined {
  const next = replies.find((line) => !isUsed(line))
  if (isSuggestion && next) return next
  const kind = kindOf(text)
  const kindly = kind && writtenAnswers[language][kind === 'goodbye' ? 'closing' : kind]
  const fitting = [
    kind === 'secret' ? kindly : undefined,
    answerTo(text, answers),
    mentions(text, about) ? next : undefined,
    kindly,
  ]
  return fitting.find((line) => line !== undefined && !isUsed(line))
}
