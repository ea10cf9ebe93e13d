import type { Turn } from '../content/sample-call.ts'

/** Who is heard at a moment of a call, and whose words are then below the score. */
export interface Reading {
  /** `thinking`: the assistant is at work between the caller’s words and its own. */
  state: Turn['speaker'] | 'thinking' | 'pause'
  /** Index of the turn: the one being spoken, else the last one, else the first. */
  turn: number
}

/** Reads a call at a moment, in seconds from its start. */
export function readingAt(turns: readonly Turn[], seconds: number): Reading {
  const begun = turns.findLastIndex(({ from }) => from <= seconds)
  const turn = turns[begun]
  if (!turn) return { state: 'pause', turn: 0 }
  if (seconds <= turn.to) return { state: turn.speaker, turn: begun }
  const isThinking = turn.speaker === 'caller' && begun < turns.length - 1
  return { state: isThinking ? 'thinking' : 'pause', turn: begun }
}
