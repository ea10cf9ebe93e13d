import { expect, it } from 'vitest'
import { sampleKnowledge } from '../page/sample-knowledge.fixture.ts'
import { isOneSlip, questionWords } from './question-words.ts'
import { indexAtOnce } from './search-index.ts'

const index = indexAtOnce(sampleKnowledge)
const wordsOf = (question: string) =>
  questionWords(question, index).map((meant) => meant.map(({ word }) => word))

it.each([
  ['acuracy', 'accuracy', true],
  ['accurracy', 'accuracy', true],
  ['accurscy', 'accuracy', true],
  ['accuarcy', 'accuracy', true],
  ['dail', 'dial', true],
  ['cost', 'most', false],
  ['card', 'cart', false],
  ['graze', 'graze', false],
  ['zebra', 'tractor', false],
])('one slip of a letter: %s, %s', (one, other, expected) => {
  expect(isOneSlip(one, other)).toBe(expected)
})

it('finds the word that a slip was meant for, and keeps the one that was typed', () => {
  expect(wordsOf('zebrra')).toEqual([['zebrra', 'zebra']])
})

it('reads a compound in two words as one, and one as two', () => {
  expect(wordsOf('trac tor')).toEqual([['tractor']])
  expect(wordsOf('zebrasgraze')).toEqual([['zebras'], ['graze']])
})
