import { expect, it } from 'vitest'
import { relatedWords, synonyms } from '../content/words.ts'
import { stem } from './stem.ts'
import { subjectWordsOf, termsOf } from './terms.ts'

it.each([
  ['encrypted', 'encryption'],
  ['integrates', 'integration'],
  ['policies', 'policy'],
  ['pricing', 'price'],
  ['cancelled', 'cancel'],
  ['automatically', 'automatic'],
])('matches forms of a word: %s, %s', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

it('separates words that only look alike', () => {
  expect(stem('starter')).not.toBe(stem('start'))
  expect(termsOf('hospital')).not.toEqual(termsOf('hospitality'))
})

it('reads synonyms, romanised Hindi and phrases as one, and omits empty words', () => {
  expect(termsOf('How much is it?')).toEqual(termsOf('price kya hai'))
  expect(termsOf('kitna lagega')).toEqual(termsOf('what is the cost'))
  expect(termsOf('Can a HUMAN take over?')).toContain(stem('person'))
  expect(termsOf('what is the')).toEqual([])
})

it('reads a number with and without commas alike', () => {
  expect(termsOf('18,000')).toEqual(termsOf('18000'))
})

it('needs one form of a word in a row of words that mean the same', () => {
  for (const [first, others] of [...synonyms, ...relatedWords.map(([asked]) => ['', asked] as const)]) {
    const row = `${first} ${others}`.trim().split(' ')
    const forms = row.map((word) => subjectWordsOf(word).map(stem).join(' '))
    const isDouble = (form: string, at: number) => forms.indexOf(form) !== at
    expect(forms.filter(isDouble)).toEqual([])
  }
})
