import { expect, it } from 'vitest'
import { wholeWords } from './whole-words.ts'

const filler = `This paragraph goes on about the yard${', its fences, its gates and its animals'.repeat(5)}.`
const wordsOf = (blocks: string[], at: number, quote: string) => wholeWords(blocks, at, quote).words

it('reads a row with its label, which may negate it', () => {
  const row = 'Never asks for: A PIN, a CVV, or a password read aloud'
  expect(wholeWords([row], 0, 'a CVV')).toMatchObject({ words: row, needsHeading: true })
})

it('reads a list entry with the line that introduces it', () => {
  const list = ['You may not use the yard to:', 'feed the zebras;', 'sell them.']
  expect(wordsOf(list, 1, 'feed the zebras')).toBe('You may not use the yard to: feed the zebras.')
  expect(wordsOf(list, 2, 'sell them')).toBe('You may not use the yard to: sell them.')
})

it('reads whole sentences, with the one that a sentence depends on', () => {
  const text = `${filler} Zebras graze here. They are never fed.`
  expect(wordsOf([text], 0, 'never fed')).toBe('Zebras graze here. They are never fed.')
  expect(wordsOf([text], 0, 'Zebras graze')).toBe('Zebras graze here.')
})

it.each([
  'But not on Sundays.',
  'Only the old ones may.',
  'This is an aim and not a guarantee.',
  'Above it, one of your people agrees first.',
  'Not the young ones.',
])('continues to a sentence that qualifies: %s', (limit) => {
  const text = `${filler} Zebras may leave the yard. ${limit}`
  expect(wordsOf([text], 0, 'Zebras may leave')).toBe(`Zebras may leave the yard. ${limit}`)
})

it('reads a short block whole, and requires the heading if nobody is named', () => {
  expect(wholeWords(['Feeds them at dawn. Never at night.'], 0, 'at dawn')).toEqual({
    before: '',
    words: 'Feeds them at dawn. Never at night.',
    after: '',
    needsHeading: true,
  })
  expect(wholeWords(['The yard is fed at dawn.'], 0, 'dawn').needsHeading).toBe(false)
})

it('adds nothing: what is before, the words and what is after are the block', () => {
  const text = `${filler} Zebras graze here. ${filler}`
  const { before, words, after } = wholeWords([text], 0, 'Zebras graze')
  expect(before + words + after).toBe(text)
})
