import type { Evidence } from './call-words.ts'
import type { CallLine } from './portal-call.ts'

/** Short forms in which calls are written: evidence of a check, and lines by who speaks them. */

/** Heard at that second. */
export function heard(at: number, words: string): Evidence {
  return { at, shows: `“${words}”` }
}

/** Shown by a system, or by the whole call. */
export function found(shows: string, at?: number): Evidence {
  return at === undefined ? { shows } : { at, shows }
}

/** Missed at that second. */
export function missed(at: number, words: string, because: string): Evidence {
  return { at, shows: `“${words}”`, because }
}

type LineForm = (from: number, to: number, english: string, hindi?: string) => CallLine

export const caller: LineForm = (...line) => spoken('caller', ...line)
export const assistant: LineForm = (...line) => spoken('assistant', ...line)
export const colleague: LineForm = (...line) => spoken('colleague', ...line)

function spoken(
  speaker: CallLine['speaker'],
  from: number,
  to: number,
  english: string,
  hindi?: string,
): CallLine {
  return hindi === undefined
    ? { speaker, from, to, lang: 'en', text: english }
    : { speaker, from, to, lang: 'hi', text: hindi, english }
}
