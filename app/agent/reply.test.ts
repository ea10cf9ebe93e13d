import { expect, it } from 'vitest'
import { replyTo } from './reply.ts'
import type { KnowledgeFile } from './search/knowledge-file.ts'
import { indexAtOnce } from './search/search-index.ts'

const section = (heading: string, ...blocks: string[]) => ({ anchor: '', heading, blocks })
/** So that a word is as rare as in a site. */
const rest = Array.from({ length: 300 }, (_, at) => `Shelf ${at} holds jars of ordinary jam.`)
const file: KnowledgeFile = {
  pages: [
    {
      path: '/yard',
      name: 'the Yard page',
      sections: [
        section('Zebras', 'Zebras graze behind the office.', 'They are fed at dawn.'),
        section('Tractors', 'A tractor ploughs two acres before noon.'),
      ],
    },
    {
      path: '/fees',
      name: 'the Fees page',
      sections: [section('Accuracy', 'Nine of ten lenses are ground with full accuracy.')],
    },
    { path: '/shelves', name: 'the Shelves page', sections: [section('Shelves', ...rest)] },
  ],
  answers: [
    {
      asked: ['How long does ploughing take?'],
      say: 'Two acres take a morning.',
      quote: 'A tractor ploughs two acres before noon.',
      place: { page: 0, section: 1, block: 0 },
    },
  ],
  unanswered: ['Do you sell zebras, what does a zebra cost to buy?'],
}
const index = indexAtOnce(file)

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
  expect(replyTo('do monks and jugglers polish lenses', index)).toMatchObject({
    kind: 'unsure',
    say: expect.stringMatching(/not sure/) as string,
    sources: [{ href: '/fees' }],
  })
})
