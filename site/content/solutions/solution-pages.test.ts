import { expect, test } from 'vitest'
import { reasonRows, type SolutionPage, solutionPage } from './solution-page.ts'
import { solutionPages } from './solution-pages.ts'

const { banking } = solutionPages

/** Names of units and of shares: terms, not copy. */
const termsOnly = /\.(unit|price|shareOf|claims\.\d+|button)$/

/** Every text of a page with its path: ".hero.title". */
function texts(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return termsOnly.test(place) ? [] : [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${place}.${key}`))
}

/** The sentences of a text with at least three words: anyone may use shorter ones (“Thank you.”). */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.?!।])\s+/)
    .map((sentence) => sentence.toLowerCase().replace(/[.?!।,;:]/g, ''))
    .filter((sentence) => sentence.split(/\s+/).length >= 3)
}

function repeated(pages: Record<string, SolutionPage>): string[] {
  const places = new Map<string, string[]>()
  for (const [id, page] of Object.entries(pages)) {
    for (const [place, text] of texts(page)) {
      for (const sentence of sentences(text)) {
        places.set(sentence, [...(places.get(sentence) ?? []), `${id}${place}`])
      }
    }
  }
  return [...places].flatMap(([sentence, at]) =>
    new Set(at.map((place) => place.split('.')[0])).size > 1 ? [`“${sentence}” at ${at.join(' and ')}`] : [],
  )
}

test('no sentence appears on two of the pages', () => {
  expect(repeated(solutionPages)).toEqual([])
})

test('a sentence that does appear twice is found wherever it is', () => {
  const copied = { ...banking, closing: { ...banking.closing, lead: `Ask us. ${banking.hero.lead}` } }
  expect(repeated({ banking, copied }).length).toBeGreaterThan(40)
  const page = (title: string, lead: string) =>
    ({ hero: { title, lead, dialogHeading: 'A.' } }) as SolutionPage
  expect(
    repeated({ one: page('One long title.', 'It reads.'), two: page('Two.', 'Yes! one LONG title') }),
  ).toEqual(['“one long title” at one.hero.title and two.hero.lead'])
})

const bankingWith = (change: Partial<SolutionPage>) => () =>
  solutionPage('banking', { ...banking, ...change })
const callWith = (change: Partial<SolutionPage['call']>) =>
  bankingWith({ call: { ...banking.call, ...change } })

test('says which field of which file is too long, and by how much', () => {
  expect(
    bankingWith({ checklist: { title: 'Ready', items: banking.checklist.items.with(2, 'x'.repeat(43)) } }),
  ).toThrow(
    /^site\/content\/solutions\/banking\.ts: checklist\.items\[2\] has 43 characters, and only 42 fit/,
  )
})

test('requires eight items, whole sentences, and headings without a full stop', () => {
  expect(bankingWith({ checklist: { title: 'Ready', items: banking.checklist.items.slice(1) } })).toThrow(
    /checklist\.items has 7 entries, and the layout is made for 8/,
  )
  expect(bankingWith({ closing: { ...banking.closing, lead: 'Send it' } })).toThrow(
    /closing\.lead does not end in a full stop: “Send it”/,
  )
  expect(bankingWith({ checklist: { ...banking.checklist, title: 'Ready.' } })).toThrow(
    /checklist\.title ends in a full stop: “Ready\.”/,
  )
})

test('requires turns in order, within the call, and the listed opening', () => {
  const { turns } = banking.call
  expect(callWith({ turns: turns.toReversed() })).toThrow(/call has turns that overlap or run backwards/)
  expect(callWith({ turns: turns.filter((_, turn) => turn !== 1) })).toThrow(
    /no turn of the caller with the opening/,
  )
  expect(
    callWith({
      turns: turns.with(10, {
        speaker: 'assistant',
        from: 70,
        to: 80,
        words: 'धन्यवाद।',
        english: 'Thank you.',
      }),
    }),
  ).toThrow(/continues past its end at 74 seconds/)
})

test('requires the English of a call in another language', () => {
  const turns = banking.call.turns.map(({ speaker, from, to, words }) => ({ speaker, from, to, words }))
  expect(callWith({ turns })).toThrow(/needs the English meaning of each turn/)
})

test('requires a reading that begins in a turn of the assistant’s, and events that keep apart', () => {
  expect(callWith({ readFrom: 7 })).toThrow(/Set readFrom within a turn of assistant/)
  expect(callWith({ events: banking.call.events.map((event) => ({ ...event, at: 20 })) })).toThrow(
    /events less than 11 seconds apart/,
  )
})

test('requires the seconds and the share of a reason', () => {
  const withHead = (head: string) =>
    bankingWith({ reasons: { ...banking.reasons, rows: reasonRows({ [head]: 'Blocks it.' }) } })
  expect(withHead('Block a card')).toThrow(/reasons\.rows\[0\]\.seconds is not a number/)
  expect(withHead('Block a card, 48 s, 96%')).not.toThrow(/reasons\.rows\[0\]/)
})

test('a page says in three terms what only its trade asks for, unless it has a picture of that', () => {
  const withoutTerms = Object.entries(solutionPages).flatMap(([id, { hero }]) => (hero.terms ? [] : [id]))
  expect(withoutTerms).toEqual(['banking', 'healthcare', 'ecommerce', 'insurance'])
})
