import type { CallWords, Evidence } from './call-words.ts'
import type { ConsoleCall, Phrase } from './console-call.ts'
import type { Line } from './conversation.ts'
import type { CallLine } from './portal-call.ts'
import { type CheckId, checkIds, qualityChecks } from './quality-checks.ts'
import { oneOf, readScript } from './read-script.ts'

/** Reads calls that are written as scripts: see `readScript` for what a row is. */

/** Words in English and, after the bar, as they are spoken. */
function phraseOf([english, asSpoken]: Line): Phrase {
  return asSpoken === undefined ? { text: english } : { text: asSpoken, english }
}

/**
 * What happens in a call, in its order. A row is `from to speaker: words` or, of what a system does and of the caller's
 * mood, `at system: words` and `at mood: words`. `lang: …` names the language of what is said after the bar. The rows
 * that the functions below read may stand among them. Throws for any other row.
 */
export function transcript(script: string): Pick<ConsoleCall, 'lang' | 'lines' | 'events' | 'moods'> {
  const rows = readScript(script)
  const lang = rows.find(({ label }) => label === 'lang')?.line[0] ?? 'en'
  const timed = (kind: 'system' | 'mood') =>
    rows
      .filter(({ label }) => label.endsWith(` ${kind}`))
      .map(({ label, line }) => ({ at: Number.parseInt(label), text: line[0] }))
  const lines = rows.flatMap(({ label, line }): CallLine[] => {
    const [, from, to, speaker] = /^(\d+) (\d+) (\w+)$/.exec(label) ?? []
    if (!speaker) {
      refuseUnknown(label)
      return []
    }
    const said = phraseOf(line)
    const spokenIn = said.english === undefined ? 'en' : lang
    const by = oneOf(['assistant', 'caller', 'colleague'], speaker, label)
    return [Object.assign(said, { speaker: by, from: Number(from), to: Number(to), lang: spokenIn })]
  })
  return { lang, lines, events: timed('system'), moods: timed('mood') }
}

function refuseUnknown(label: string): void {
  const [, kind] = /^\d+ (.+)$/.exec(label) ?? []
  if (kind) oneOf(['system', 'mood', ...checkIds], kind, label)
  else if (!label.startsWith('if ')) oneOf(['lang', 'checks', 'said', 'answered'], label, label)
}

/** Only what is said: rows of `from to speaker: words`. */
export function linesOf(script: string): CallLine[] {
  return transcript(script).lines
}

const wholeCall = {
  'no-secrets': { shows: 'No request for PIN, CVV or card number' },
  'no-overlap': { shows: 'No overlap longer than 0.4 s' },
}

/**
 * What each mark rests on: rows of `at check: what is heard or found`, with what was missing after the bar. Two checks
 * that only the whole call shows need a row only where they were missed.
 */
export function evidenceOf(script: string): Record<CheckId, Evidence> {
  const rows = readScript(script).flatMap(({ label, line: [shows, because] }) => {
    const [, at, check] = /^(\d+) ([a-z-]+)$/.exec(label) ?? []
    if (!qualityChecks.some(({ id }) => id === check)) return []
    return [[check, { at: Number(at), shows, ...(because && { because }) }]]
  })
  return { ...wholeCall, ...Object.fromEntries(rows) } as Record<CheckId, Evidence>
}

type MarkedCallForm = Omit<CallWords, 'lines' | 'evidence'> & { script: string }

/** Reads a marked call: what is said in it, and what its marks rest on. */
export function markedCall({ script, ...facts }: MarkedCallForm): CallWords {
  return { ...facts, lines: linesOf(script), evidence: evidenceOf(script) }
}

type ReadFromScript = 'lang' | 'lines' | 'events' | 'moods' | 'checks' | 'takeUp' | 'facts'
type ConsoleCallForm = Omit<ConsoleCall, ReadFromScript> & { script: string }

/**
 * Reads a call of the console: its transcript; `checks`, each with its second, and `missed` after those not passed; how
 * the suggestion is `said` to the caller and `answered`; and answers to likely questions, `if any, of, these` are asked.
 * Unless it says otherwise, the caller is verified when the check for it falls due.
 */
export function consoleCall({ script, ...facts }: ConsoleCallForm): ConsoleCall {
  const rows = readScript(script)
  const under = (name: string) => rows.filter(({ label }) => label === name).map(({ line }) => line)
  const phrase = (name: string) => phraseOf(under(name)[0] ?? [''])
  const due = under('checks')
    .flatMap(([checks]) => checks.split(', '))
    .map((entry) => entry.split(' '))
  const verifiedAt = due.find(([, id]) => id === 'two-factors')?.[0]
  return {
    ...(verifiedAt && { verifiedAt: Number(verifiedAt) }),
    ...facts,
    ...transcript(script),
    checks: due.map(([at, id, missed]) => ({ at: Number(at), name: nameOf(id), passed: !missed })),
    takeUp: { said: phrase('said'), answered: phrase('answered') },
    facts: rows
      .filter(({ label }) => label.startsWith('if '))
      .map(({ label, line }) =>
        Object.assign(phraseOf(line), { asked: label.slice(3).toLowerCase().split(', ') }),
      ),
  }
}

function nameOf(id: string | undefined): string {
  const check = qualityChecks.find((one) => one.id === id)
  if (!check) throw new Error(`No check is called “${id}”`)
  return check.name
}
