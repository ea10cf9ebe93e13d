import type { SpokenLine, Stretch, Timeline } from './timeline.ts'

export type CallState = 'answering' | 'listening' | 'thinking' | 'person' | 'you' | 'settled'

/** How a call stands at a second of it. */
export function stateAt(timeline: Timeline, second: number): CallState {
  if (hasEnded(timeline, second)) return 'settled'
  if (isWithin(timeline.held, second)) return 'you'
  if (timeline.handedOverAt !== undefined && second >= timeline.handedOverAt) return 'person'
  const line = lineAt(timeline, second)
  if (line) return line.voice === 'assistant' ? 'answering' : 'listening'
  // A pause after the caller is the assistant's; a pause after the assistant is the caller's.
  const before = timeline.lines.findLast(({ from }) => from <= second)
  return before?.voice === 'caller' ? 'thinking' : 'listening'
}

export function hasEnded({ seconds }: Timeline, second: number): boolean {
  return seconds !== undefined && second >= seconds
}

/** Whether it waits for the person at the console: a decision is due, and nobody has taken the call. */
export function needsYou(timeline: Timeline, second: number): boolean {
  const { waits } = timeline
  return waits !== undefined && isWithin([waits], second) && !isWithin(timeline.held, second)
}

/** What is being said. */
export function lineAt({ lines }: Timeline, second: number): SpokenLine | undefined {
  return lines.findLast(({ from, to }) => second >= from && second < to)
}

function isWithin(stretches: Stretch[], second: number): boolean {
  return stretches.some(({ from, to = Infinity }) => second >= from && second < to)
}
