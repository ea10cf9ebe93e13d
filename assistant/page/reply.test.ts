import { expect, it } from 'vitest'
import { replyTo } from './reply.ts'
import { sampleKnowledge, unsureQuestion } from './sample-knowledge.fixture.ts'
import { indexAtOnce } from '../search/search-index.ts'

const index = indexAtOnce(sampleKnowledge)

it('quotes the sentence, among its short neighbours, with its place', () => {
  expect(replyTo('where do zebras graze', index)).toMatchObject({
    kind: 'answer',
    sources: [
      {
        href: '/yard',
        heading: 'Zebras',
        before: '',
        quote: 'Zebras graze behind the office.',
        after: '\nThey are fed at dawn.',
      },
    ],
  })
})

it('answers other phrasings with the words of the site', () => {
  expect(replyTo('how long to plough', index)).toMatchObject({
    say: 'A tractor ploughs two acres before noon.',
  })
})

it('gives the stated reason for not answering, with the closest words', () => {
  expect(replyTo('which lens should I wear for my eyes', index)).toMatchObject({
    kind: 'unknown',
    say: 'I give no advice on eyes.',
    nearest: [{ href: '/fees' }],
  })
})

it('keeps the unit of an earlier sum', () => {
  expect(replyTo('and 21500?', index, ['what would 18,000 minutes cost?'])).toMatchObject({
    kind: 'price',
    sums: [{ bot: 'voice', volume: 21_500 }],
  })
  expect(replyTo('and 21500?', index)).toMatchObject({ kind: 'price-open' })
})

it('reads a misspelt word as the one it resembles', () => {
  expect(replyTo('acuracy of lenses', index)).toMatchObject({ sources: [{ href: '/fees' }] })
})

it('does not know what is closer to a question that the site does not answer', () => {
  expect(replyTo('do you sell zebras', index)).toMatchObject({ kind: 'unknown' })
})

it('is not sure of a question that it answers only in part, and shows the closest passages', () => {
  expect(replyTo(unsureQuestion, index)).toMatchObject({
    kind: 'unsure',
    say: expect.stringMatching(/not sure.*Closest on this site, under “Accuracy”/) as string,
    sources: [{ href: '/fees' }],
  })
})
