import { expect, it } from 'vitest'
import { replyTo } from './reply.ts'
import { sampleKnowledge, unsureQuestion } from './sample-knowledge.fixture.ts'
import { indexAtOnce } from './search/search-index.ts'

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

it('says a prepared answer to another way of asking for it', () => {
  expect(replyTo('how long to plough', index)).toMatchObject({ say: 'Two acres take a morning.' })
})

it('reads a misspelt word as the one it looks like', () => {
  expect(replyTo('acuracy of lenses', index)).toMatchObject({ sources: [{ href: '/fees' }] })
})

it('does not know what is nearer to a question that the site does not answer, and then names no place', () => {
  expect(replyTo('do you sell zebras', index)).toMatchObject({ kind: 'unknown' })
})

it('is not sure of a question that it answers for only a part, and shows what comes nearest', () => {
  expect(replyTo(unsureQuestion, index)).toMatchObject({
    kind: 'unsure',
    say: expect.stringMatching(/not sure/) as string,
    sources: [{ href: '/fees' }],
  })
})
