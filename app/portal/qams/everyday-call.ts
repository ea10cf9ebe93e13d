import type { CallWords, EarlierNote, Evidence } from '../../../content/portal/call-words.ts'
import {
  everydayMisses,
  everydayNote,
  everydaySentences as common,
  everydayWords,
  noReferenceDue,
  wholeCallEvidence,
} from '../../../content/portal/everyday-words.ts'
import type { EverydayReason } from '../../../content/portal/everyday-calls.ts'
import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { writtenCalls } from '../../../content/portal/written-calls.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import type { CallLine } from '../../../content/portal/portal-call.ts'
import { type CheckId, qualityChecks } from '../../../content/portal/quality-checks.ts'
import { qualityBand } from '../../figures/quality-band.ts'
import { givenMarks, scoreOf } from './score.ts'

/** One sentence of an everyday call, and the checks it bears on. */
interface Sentence {
  speaker: CallLine['speaker']
  text: string
  shows?: CheckId[]
}

/** What was said in a marked call, and what its marks rest on. */
export function callWordsOf(sheet: MarkedSheet): CallWords {
  return writtenCalls.find(({ sheetId }) => sheetId === sheet.id) ?? everydayCall(sheet)
}

/**
 * The words of a call that nobody wrote by hand, made to bear out its marks: each check that was missed is heard to be
 * missed. The same sheet has the same words each time.
 */
export function everydayCall(sheet: MarkedSheet): CallWords {
  const spoken = sentencesOf(sheet)
  const lines = spread(spoken, sheet.seconds)
  const at = (check: CheckId) => lines[spoken.findIndex(({ shows }) => shows?.includes(check))]
  const evidence = qualityChecks.map(({ id }): [CheckId, Evidence] => [id, evidenceOf(sheet, id, at(id))])
  return {
    sheetId: sheet.id,
    language: 'English',
    lines,
    evidence: Object.fromEntries(evidence) as Record<CheckId, Evidence>,
    earlier: earlierNotes(sheet),
  }
}

function sentencesOf({ id, agent, reason, missed, notApplicable }: MarkedSheet): Sentence[] {
  const words = everydayWords[reason as EverydayReason]
  const me: CallLine['speaker'] = agent === 'assistant' ? 'assistant' : 'colleague'
  const name = agentName(agent).split(' ')[0] ?? ''
  const say = (check: CheckId, passed: string): Sentence => ({
    speaker: me,
    text: missed.includes(check) ? everydayMisses[check].words : passed,
    shows: [check],
  })
  const onlyIfMissed = (check: CheckId): Sentence[] => (missed.includes(check) ? [say(check, '')] : [])
  const digits = id.split('').join(' ')
  return [
    say(
      'greeting',
      agent === 'assistant' ? common.greeting.assistant : common.greeting.person.replace('{name}', name),
    ),
    ...onlyIfMissed('language'),
    { speaker: 'caller', text: words.asks, shows: missed.includes('language') ? [] : ['language'] },
    say('restates', words.restated),
    { speaker: me, text: common.asksBirth },
    { speaker: 'caller', text: common.birth },
    ...onlyIfMissed('no-secrets'),
    say('two-factors', common.verified),
    {
      speaker: me,
      text: missed.includes('one-question') ? words.questions : words.question,
      shows: ['one-question'],
    },
    { speaker: 'caller', text: words.answer },
    ...onlyIfMissed('no-overlap'),
    say('right-action', words.says),
    ...onlyIfMissed('composure'),
    { speaker: 'caller', text: common.asksWhen },
    say('date-or-time', words.when),
    ...(notApplicable?.includes('reference')
      ? []
      : [say('reference', common.reference.replace('{digits}', digits))]),
    say('anything-left', common.anythingLeft),
    { speaker: 'caller', text: common.nothingLeft },
  ]
}

/** Sentences over the length of the call, each as long as it is in letters, with a pause after it. */
function spread(sentences: readonly Sentence[], seconds: number): CallLine[] {
  const pause = 8
  const letters = sentences.reduce((sum, { text }) => sum + text.length + pause, 0)
  let spoken = 0
  return sentences.map(({ speaker, text }) => {
    const from = Math.round((spoken / letters) * seconds)
    spoken += text.length + pause
    const to = Math.max(from + 1, Math.round(((spoken - pause) / letters) * seconds))
    return { speaker, from, to, lang: 'en', text }
  })
}

function evidenceOf(sheet: MarkedSheet, check: CheckId, line: CallLine | undefined): Evidence {
  if (sheet.notApplicable?.includes(check)) return { shows: noReferenceDue }
  const at = line ? { at: line.from } : {}
  if (sheet.missed.includes(check))
    return { ...at, shows: `“${line?.text}”`, because: everydayMisses[check].because }
  if (check === 'right-action') return { ...at, shows: everydayWords[sheet.reason as EverydayReason].done }
  return { ...at, shows: wholeCallEvidence[check] ?? `“${line?.text}”` }
}

/** The team lead has written about every call below 60 but those that wait for the visitor. */
function earlierNotes(sheet: MarkedSheet): EarlierNote[] {
  if (qualityBand(scoreOf(givenMarks(sheet)).score) !== 'poor') return []
  const { from, toPerson, toAssistant } = everydayNote
  return [{ at: sheet.time, from, words: sheet.agent === 'assistant' ? toAssistant : toPerson }]
}
