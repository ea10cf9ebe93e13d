import type { Evidence, TimedEvidence } from './call-words.ts'
import type { ConsoleCall, Fact, Phrase, TimedCheck } from './console-call.ts'
import type { CallLine } from './portal-call.ts'
import { type CheckId, qualityChecks } from './quality-checks.ts'

/** Short forms in which calls are written: evidence of a check, and what is said as one row of text each. */

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

/** What stands in most sheets for the two checks that only the whole call shows. */
export const wholeCall = {
  'no-secrets': found('No request for PIN, CVV or card number'),
  'no-overlap': found('No overlap longer than 0.4 s'),
}

/** Each row of a text as what stands before its first colon and what after it. Throws at a row without one. */
function rowsOf(text: string): { head: string; words: string }[] {
  return text
    .trim()
    .split(/\n\s*/)
    .map((row) => {
      const [, head, words] = /^(.+?): (.+)$/.exec(row) ?? []
      if (head === undefined || words === undefined) throw new Error(`No colon in “${row}”`)
      return { head, words }
    })
}

/** Words in English and, after ` | `, as they are spoken. */
function phraseOf(words: string): Phrase {
  const [english = '', asSpoken] = words.split(' | ')
  return asSpoken === undefined ? { text: english } : { text: asSpoken, english }
}

/**
 * What happens in a call, in its order. A row is `from to speaker: words` or, of what a system does and of the caller's
 * mood, `at system: words` and `at mood: words`. `lang: …` names the language of what is said after ` | `.
 */
export function transcript(text: string): Pick<ConsoleCall, 'lang' | 'lines' | 'events' | 'moods'> {
  const rows = rowsOf(text)
  const lang = rows.find(({ head }) => head === 'lang')?.words ?? 'en'
  const timed = (kind: 'system' | 'mood') =>
    rows
      .filter(({ head }) => head.endsWith(` ${kind}`))
      .map(({ head, words }) => ({ at: Number.parseInt(head), text: words }))
  const lines = rows.flatMap(({ head, words }): CallLine[] => {
    const [from, to, speaker] = head.split(' ')
    if (speaker === undefined) return []
    const said = phraseOf(words)
    const spokenIn = said.english === undefined ? 'en' : lang
    const by = speaker as CallLine['speaker']
    return [Object.assign(said, { speaker: by, from: Number(from), to: Number(to), lang: spokenIn })]
  })
  return { lang, lines, events: timed('system'), moods: timed('mood') }
}

/** Only what is said: rows of `from to speaker: words`. */
export function linesOf(text: string): CallLine[] {
  return transcript(text).lines
}

/** Phrases by their names: rows of `name: words`. */
export function phrases<Name extends string>(text: string): Record<Name, Phrase> {
  const named = rowsOf(text).map(({ head, words }) => [head, phraseOf(words)])
  return Object.fromEntries(named) as Record<Name, Phrase>
}

/** Answers to likely questions: rows of `any, of these, asked: words`, whose letters may be large or small. */
export function facts(text: string): Fact[] {
  return rowsOf(text).map(({ head, words }) =>
    Object.assign(phraseOf(words), { asked: head.toLowerCase().split(', ') }),
  )
}

/** The checks of a call: `second check`, and `missed` after the ones not passed, with commas between them. */
export function markedChecks(text: string): TimedCheck[] {
  return text.split(',').map((entry) => {
    const [at, id, isMissed] = entry.trim().split(' ')
    return { at: Number(at), name: nameOf(id as CheckId), passed: isMissed === undefined }
  })
}

function nameOf(id: CheckId): string {
  const check = qualityChecks.find((one) => one.id === id)
  if (!check) throw new Error(`No check is called “${id}”`)
  return check.name
}
