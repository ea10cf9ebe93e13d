import type { Evidence, TimedEvidence } from './call-words.ts'
import type { CallLine } from './portal-call.ts'

/** Short forms in which calls are written: evidence of a check, and lines by who speaks them. */

/** Heard at that second. */
export function heard(at: number, words: string): TimedEvidence {
  return { at, shows: `“${words}”` }
}

/** Shown by a system, or by the whole call. */
export function found(shows: string): Evidence
export function found(shows: string, at: number): TimedEvidence
export function found(shows: string, at?: number): Evidence {
  return at === undefined ? { shows } : { at, shows }
}

/** Missed at that second. */
export function missed(at: number, words: string, because: string): TimedEvidence {
  return { at, shows: `“${words}”`, because }
}

type LineForm = (from: number, to: number, english: string, asSpoken?: string) => CallLine

/** What writes a line of a call by who speaks it: in English, and as it was spoken where that is in `lang`, a BCP 47 tag. */
export function linesIn(lang: string): Record<CallLine['speaker'], LineForm> {
  const by =
    (speaker: CallLine['speaker']): LineForm =>
    (from, to, english, asSpoken) =>
      asSpoken === undefined
        ? { speaker, from, to, lang: 'en', text: english }
        : { speaker, from, to, lang, text: asSpoken, english }
  return { caller: by('caller'), assistant: by('assistant'), colleague: by('colleague') }
}

export const { caller, assistant, colleague } = linesIn('hi')
