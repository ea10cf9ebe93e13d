import { expect, test } from 'vitest'
import { callTimes, type CallTimes, writtenCallIds } from './call-times.ts'
import { writtenCalls } from './calls.ts'
import { repliesIn } from './caller-replies.ts'

const scripts: Record<string, RegExp> = {
  bn: /\p{Script=Bengali}/u,
  en: /[a-z]/i,
  gu: /\p{Script=Gujarati}/u,
  hi: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  mr: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
}

const calls = writtenCallIds.map((id) => writtenCalls[id])

test('at least eight calls are written out, in as many languages', () => {
  expect(calls.length).toBeGreaterThanOrEqual(8)
  expect(new Set(calls.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8)
})

test.each(calls)('$id, $reason: nobody speaks over another, and all of it fits the call', (call) => {
  let last = 0
  for (const { from, to } of call.lines) {
    expect(from).toBeGreaterThanOrEqual(last)
    expect(to).toBeGreaterThan(from)
    last = to
  }
  const { seconds, waitsAt = Infinity }: CallTimes = callTimes[call.id]
  expect(last).toBeLessThanOrEqual(seconds)
  for (const { at } of [...call.events, ...call.checks, ...call.moods]) expect(at).toBeLessThan(seconds)
  expect(call.decision === undefined).toBe(waitsAt === Infinity)
  // Who waits is not interrupted: nothing is said across the second from which it waits.
  expect(call.lines.some(({ from, to }) => from < waitsAt && to > waitsAt)).toBe(false)
})

test.each(calls)('$id: what is said is in its own script, with English beneath', (call) => {
  const said = [...call.lines, ...(call.decision?.meanwhile ?? [])]
  const inOwn = said.filter(({ lang }) => lang !== 'en')
  expect(inOwn.every(({ english }) => english)).toBe(true)
  for (const { lang, text } of inOwn) expect(text).toMatch(scripts[lang] ?? /^$/)
})

test.each(calls)('$id: the caller can answer you in $lang', ({ lang }) => {
  const { 'one-more-thing': oneMoreThing, ...said } = repliesIn(lang)
  expect(Object.keys(said).toSorted()).toEqual(
    Object.keys(repliesIn('en'))
      .filter((label) => label !== 'one-more-thing')
      .toSorted(),
  )
  expect(oneMoreThing).toHaveLength(1)
  for (const { text, english } of Object.values(said).flat()) {
    expect(text).toMatch(scripts[lang] ?? /^$/)
    expect(english === undefined).toBe(lang === 'en')
  }
})

test('every blank has values, and no other braces are left in a text', () => {
  for (const call of calls) {
    const { blanks = {}, ...words } = call
    for (const [, name] of JSON.stringify(words).matchAll(/\{(\w+)\}/g))
      expect(blanks[name ?? '']?.length).toBeGreaterThan(1)
  }
})
