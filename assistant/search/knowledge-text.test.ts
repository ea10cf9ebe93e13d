import { expect, it } from 'vitest'
import type { KnowledgeFile } from './knowledge-file.ts'
import { knowledgeText, readKnowledgeText } from './knowledge-text.ts'

const file: KnowledgeFile = {
  pages: [
    {
      path: '/zebras',
      name: 'the Zebras page',
      sections: [
        { anchor: 'a', heading: 'A', blocks: ['Zebras graze.', 'They rest at noon. They drink at dusk.'] },
      ],
    },
  ],
  answers: [
    {
      asked: ['do zebras graze', 'what do they do?'],
      quote: 'Zebras graze.',
      place: { page: 0, section: 0, block: 0 },
    },
    {
      asked: ['when do they drink'],
      quote: 'They drink at dusk.',
      place: { page: 0, section: 0, block: 1 },
    },
  ],
  unanswered: [
    {
      asked: ['How fast is a zebra?'],
      say: 'Ask a zebra.',
      nearest: { quote: 'They rest at noon.', place: { page: 0, section: 0, block: 1 } },
    },
  ],
}

it('reads back what it wrote', () => {
  expect(readKnowledgeText(knowledgeText(file))).toEqual(file)
})

it('writes a quote once, in the block that contains it', () => {
  expect(knowledgeText(file).split('They drink at dusk.')).toHaveLength(2)
})

it('rejects a text that quotes a missing block', () => {
  expect(() => readKnowledgeText(knowledgeText(file).replace('[0,0,0]', '[0,0,7]'))).toThrow('no block 7')
})
