/** The timing of one message. */
export interface ChatLine {
  type: 'user' | 'bot'
  /** Length of its text, in characters. */
  letters: number
}

/** What a chat shows at one moment. */
export interface ChatMoment {
  /** Number of messages sent. */
  sent: number
  /** Whether the next one is being typed. */
  writing: boolean
}

interface ChatChange extends ChatMoment {
  /** Seconds from the chat's start. */
  at: number
}

/** A sample chat with its times, played over and over. */
export interface ChatScript {
  changes: ChatChange[]
  /** Seconds from one start to the next. */
  length: number
  /** Seconds at which the chat is complete, with Zapra about to type again: it rests and begins here. */
  restsAt: number
}

const pause = 0.6
const completeFor = 5
const restBeforeStart = 2.5

/** The timing of a chat: people read before they answer, and longer messages take longer to type. */
export function chatScript(lines: ChatLine[]): ChatScript {
  const changes: ChatChange[] = [{ at: 0, sent: 0, writing: false }]
  let at = 0
  for (const [sent, line] of lines.entries()) {
    at += pause + (sent > 0 ? readingSeconds(lines[sent - 1]) : 0)
    changes.push({ at, sent, writing: true })
    at += writingSeconds(line)
    changes.push({ at, sent: sent + 1, writing: false })
  }
  at += pause + readingSeconds(lines.at(-1))
  changes.push({ at, sent: lines.length, writing: true })
  return { changes, length: at + completeFor, restsAt: at + completeFor - restBeforeStart }
}

/** What the chat shows after that many seconds of play. */
export function momentAt(script: ChatScript, seconds: number): ChatMoment {
  const now = seconds % script.length
  const { sent, writing } = script.changes.findLast(({ at }) => at <= now) ?? { sent: 0, writing: false }
  return { sent, writing }
}

/** Seconds until the next change; above zero. */
export function secondsToNextChange({ changes, length }: ChatScript, seconds: number): number {
  const now = seconds % length
  return (changes.find(({ at }) => at > now)?.at ?? length) - now
}

function readingSeconds(line: ChatLine | undefined): number {
  return Math.min(1.4, (line?.letters ?? 0) / 50)
}

function writingSeconds({ type, letters }: ChatLine): number {
  return type === 'bot' ? within(0.9, letters / 45, 1.7) : within(0.7, letters / 25, 1.8)
}

function within(least: number, seconds: number, most: number): number {
  return Math.min(most, Math.max(least, seconds))
}
