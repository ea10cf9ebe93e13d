import type {
  Arrival,
  Channel,
  Conversation,
  Holder,
  Intent,
  Line,
  Reach,
} from '../../../../content/portal/conversation.ts'
import { customerReplies } from '../../../../content/portal/customer-replies.ts'
import {
  consentQuestion,
  eventLine,
  sinceToday,
  someColleague,
} from '../../../../content/portal/thread-words.ts'
import { site } from '../../../../content/site.ts'
import { customerReply } from './customer-reply.ts'
import type { Act, Message, Thread } from './thread.ts'

/**
 * The conversation after so many demo seconds: a pure function of the sample, of what the person did, and of time. What
 * was done later than `seconds` (a second tab may be a moment ahead) counts as done now.
 */
export function threadAt(conversation: Conversation, acts: readonly Act[], seconds: number): Thread {
  const writer = new ThreadWriter(conversation)
  for (const act of acts) {
    writer.runTo(act.at)
    writer.perform(act)
  }
  const now = Math.max(seconds, acts.at(-1)?.at ?? 0)
  writer.runTo(now)
  return writer.threadAt(now)
}

/** Seconds until a customer has read a text and begins to write; faster than people, for a demo. */
function readingSeconds(text: string): number {
  return 1.6 + Math.min(3, text.length / 90)
}

/** Seconds that writing a line takes. */
function writingSeconds([says]: Line): number {
  return 1.4 + Math.min(3.6, says.length / 22)
}

/** Seconds from a customer’s message to the assistant’s answer. */
function answerSeconds(answer: Line): number {
  return 1.5 + writingSeconds(answer)
}

/** Seconds between one exchange and the next, once the assistant has been handed a conversation back. */
const secondsBetweenExchanges = 11

/** A message on its way. */
interface Pending {
  from: 'customer' | 'assistant' | 'event'
  typingFrom: number
  at: number
  line: Line
  intent?: Intent | undefined
  consent?: { channel: Channel; answer: 'yes' | 'no' }
}

/** Writes a conversation forward in time: arrivals and answers as they fall due, and what the person does. */
class ThreadWriter {
  readonly #conversation: Conversation
  readonly #messages: Message[] = []
  #holder: Holder
  #channel: Channel
  #reach: readonly Reach[]
  #arrivals: readonly Arrival[]
  #pending: Pending | undefined
  #handedBackAt: number | undefined
  #isQuiet = false

  constructor(conversation: Conversation) {
    this.#conversation = conversation
    this.#holder = conversation.holder
    this.#channel = conversation.channel
    this.#reach = conversation.reach
    this.#arrivals = conversation.arrivals
    for (const { from, at, line } of conversation.past) this.#add({ from, at, line })
  }

  /** Lets everything happen that falls due until then. */
  runTo(seconds: number): void {
    for (;;) {
      const next = this.#pending?.at ?? this.#nextArrivalAt()
      if (next > seconds) return
      if (this.#pending) this.#deliver(this.#pending)
      else this.#arrive(next)
    }
  }

  perform(act: Act): void {
    switch (act.kind) {
      case 'take':
        return this.#take(act.at)
      case 'give-back':
        return this.#giveBack(act.at)
      case 'close':
        return this.#close(act.at)
      case 'reopen':
        this.#event(act.at, eventLine.reopened)
        this.#holder = 'you'
        return
      case 'move':
        return this.#move(act.channel, act.at)
      case 'ask-consent':
        return this.#askConsent(act.channel, act.at)
      case 'write':
        return this.#write(act.at, act.english ? [act.text, act.english] : [act.text])
      case 'template':
        return this.#write(act.at, [act.text], true)
    }
  }

  threadAt(seconds: number): Thread {
    const { from, typingFrom = Infinity } = this.#pending ?? {}
    return {
      messages: this.#messages,
      holder: this.#holder,
      channel: this.#channel,
      reach: this.#reach,
      typing: from !== 'event' && seconds >= typingFrom ? from : undefined,
      isAwaited: from === 'customer',
    }
  }

  #nextArrivalAt(): number {
    const next = this.#arrivals[0]
    if (!next || this.#holder !== 'assistant') return Infinity
    const last = this.#messages.at(-1)?.at ?? -Infinity
    if (this.#handedBackAt !== undefined) return last + secondsBetweenExchanges
    return next.at > 0 ? Math.max(next.at, last) : Infinity
  }

  #arrive(at: number): void {
    const [{ says, answer, after, asksForPerson } = {}, ...rest] = this.#arrivals
    this.#arrivals = rest
    if (says) this.#add({ from: 'customer', at, line: says })
    if (asksForPerson) {
      this.#holder = 'asks'
      this.#event(at, eventLine.stopped)
    }
    if (!answer) return
    if (says) {
      const answeredAt = at + (after ?? answerSeconds(answer))
      this.#pending = { from: 'assistant', typingFrom: at + 1.2, at: answeredAt, line: answer }
    } else {
      this.#add({ from: 'assistant', at, line: answer })
    }
  }

  #deliver({ from, at, line, intent, consent }: Pending): void {
    this.#pending = undefined
    this.#add({ from, at, line, answers: intent })
    if (!consent) return
    const isGiven = consent.answer === 'yes'
    this.#reach = this.#reach.map((reach) =>
      reach.channel === consent.channel
        ? { ...reach, consent: isGiven ? 'given' : 'withdrawn', since: sinceToday }
        : reach,
    )
    this.#event(at, isGiven ? eventLine.consented(consent.channel) : eventLine.refused(consent.channel))
  }

  #take(at: number): void {
    if (this.#holder === 'you') return
    const from = this.#holder === 'colleague' ? (this.#conversation.colleague ?? someColleague) : site.brand
    this.#pending = undefined
    this.#holder = 'you'
    this.#event(at, eventLine.taken(from))
  }

  #giveBack(at: number): void {
    this.#pending = undefined
    this.#holder = 'assistant'
    this.#handedBackAt = at
    // Once a person has been there, nobody in the sample asks for one again: the summary of the inbox relies on it.
    this.#arrivals = this.#arrivals.filter(({ asksForPerson }) => !asksForPerson)
    this.#isQuiet = false
    this.#event(at, eventLine.givenBack)
    const [line] = customerReplies[this.#conversation.language]['handed-back']
    if (this.#used().has(line[0])) return
    this.#pending = { from: 'assistant', typingFrom: at + 0.8, at: at + answerSeconds(line), line }
  }

  #close(at: number): void {
    this.#pending = undefined
    this.#holder = 'closed'
    this.#event(at, eventLine.closed)
  }

  #move(channel: Channel, at: number): void {
    const reach = this.#reach.find((way) => way.channel === channel)
    if (!reach || channel === this.#channel) return
    this.#take(at)
    this.#channel = channel
    this.#event(at, eventLine.moved(reach))
  }

  #askConsent(channel: Channel, at: number): void {
    const reach = this.#reach.find((way) => way.channel === channel)
    if (!reach) return
    this.#take(at)
    const line: Line = [consentQuestion(reach)]
    this.#add({ from: 'you', at, line })
    const answer = reach.ifAsked ?? 'no'
    const [reply] = customerReplies[this.#conversation.language][`consent-${answer}`]
    const typingFrom = at + readingSeconds(line[0])
    this.#pending = {
      from: 'customer',
      typingFrom,
      at: typingFrom + writingSeconds(reply),
      line: reply,
      consent: { channel, answer },
    }
  }

  #write(at: number, line: Line, isTemplate = false): void {
    this.#take(at)
    this.#add({ from: 'you', at, line, isTemplate })
    const text = this.#unansweredText()
    const reply = customerReply(this.#conversation, text, this.#used())
    const typingFrom = at + readingSeconds(text)
    if (reply) {
      const arrivesAt = typingFrom + writingSeconds(reply.line)
      this.#pending = { from: 'customer', typingFrom, at: arrivesAt, line: reply.line, intent: reply.intent }
    } else if (this.#isQuiet) {
      this.#pending = undefined
    } else {
      this.#isQuiet = true
      this.#pending = { from: 'event', typingFrom, at: typingFrom, line: eventLine.quiet }
    }
  }

  /** What you wrote since the customer wrote last, in English where that is known: one answer for all of it. */
  #unansweredText(): string {
    const heard = this.#messages.findLastIndex(({ from }) => from !== 'you' && from !== 'event')
    return this.#messages
      .slice(heard + 1)
      .filter(({ from }) => from === 'you')
      .map(({ line: [says, english] }) => english ?? says)
      .join(' ')
  }

  #used(): Set<string> {
    return new Set(this.#messages.filter(({ from }) => from !== 'you').map(({ line }) => line[0]))
  }

  #event(at: number, line: Line): void {
    this.#add({ from: 'event', at, line })
  }

  #add(message: Omit<Message, 'id' | 'channel'>): void {
    const id = `${this.#conversation.id}-${this.#messages.length}`
    this.#messages.push({ ...message, id, channel: this.#channel })
  }
}
