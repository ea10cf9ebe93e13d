import { describe, expect, test } from 'vitest'
import { recordedCalls } from './calls.ts'
import { cardBlockCall } from './card-block-call.ts'
import { conversations } from './conversations.ts'
import { markedCalls } from './marked-calls.ts'
import { type CheckId, qualityChecks } from './quality-checks.ts'
import type { SpokenRow } from './recorded.ts'
import { sheets } from './sheets.ts'
import { spokenAnswers } from './spoken-answers.ts'

/** Letters of each language that a call is recorded in. */
const letters: Record<string, RegExp> = {
  bn: /\p{Script=Bengali}/u,
  en: /[a-z0-9]/i,
  hi: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
  mr: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
}

/** Sentences that begin before the previous one has ended, or are not in the call's script. */
const faulty = (lines: readonly SpokenRow[], lang: string) =>
  lines.filter(
    ([from, to, , says, english], at) =>
      to <= from || from < (lines[at - 1]?.[1] ?? 0) || !(letters[english ? lang : 'en'] ?? /^$/).test(says),
  )

describe.each(recordedCalls)(
  'call $id, $reason',
  ({ lang, lines, events, checks, moods, decision, seconds, ...call }) => {
    test('nobody talks over another, in the right language, and all of it fits', () => {
      expect(faulty(lines, lang)).toEqual([])
      const ends = [...lines.map(([, to]) => to), ...Object.values(checks), call.verifiedAt]
      expect(Math.max(...ends, ...[...events, ...moods].map(([at]) => at))).toBeLessThanOrEqual(seconds)
    })

    test('nobody is interrupted while waiting, and the caller can answer you', () => {
      const at = decision?.at ?? Infinity
      expect(lines.filter(([from, to]) => from < at && to > at)).toEqual([])
      expect(faulty(decision?.meanwhile ?? [], lang)).toEqual([])
      expect(Object.keys(spokenAnswers[lang] ?? {})).toEqual(Object.keys(spokenAnswers.en))
    })
  },
)

test('ten calls, sixty sheets and the points of a sheet', () => {
  expect(recordedCalls).toHaveLength(10)
  expect(new Set(sheets.map(({ id }) => id)).size).toBe(60)
  expect(qualityChecks.reduce((sum, { points }) => sum + points, 0)).toBe(100)
  expect(cardBlockCall.lines.at(-1)?.[1]).toBe(cardBlockCall.settledAt)
})

describe.each(markedCalls)('sheet $sheetId', ({ sheetId, lang, lines, evidence }) => {
  const sheet = sheets.find(({ id }) => id === sheetId)

  test('gives reasons for the missed checks, and for no others', () => {
    const explained = new Set<CheckId>(evidence.flatMap(([, id, , because]) => (because ? [id] : [])))
    expect(explained).toEqual(new Set(sheet?.missed))
  })

  test('bases each quotation on a line spoken at that second', () => {
    const quoted = evidence.filter(([, , shows]) => shows.startsWith('“'))
    expect(quoted.filter(([at]) => !lines.some(([from, to]) => from <= at && at <= to))).toEqual([])
    // Here a colleague does talk over the caller, and is marked for it.
    expect(faulty(lines, lang).length > 0).toBe(sheet?.missed.includes('no-overlap') ?? false)
    expect(Math.max(...lines.map(([, to]) => to))).toBeLessThanOrEqual(sheet?.seconds ?? 0)
  })
})

describe.each(conversations)('conversation $id, $name', (conversation) => {
  const { language, past, arrivals, suggestion, replies, answers } = conversation

  test('has English below every line in another language, and no other', () => {
    const lines = [
      ...past.filter(([, from]) => from !== 'event').map((row) => row.slice(2)),
      ...arrivals.flatMap(({ says, answer }) => [says, answer]),
      ...answers.map((row) => row.slice(1)),
      ...replies,
      suggestion,
    ].filter((line) => line !== undefined)
    expect(lines.filter((line) => (line.length === 1) !== (language === 'en'))).toEqual([])
  })

  test('has arrivals in order of time', () => {
    const times = arrivals.map(({ at = Infinity }) => at)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })
})
