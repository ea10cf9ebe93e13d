import type { KnowledgeFile } from '../search/knowledge-file.ts'

const section = (heading: string, ...blocks: string[]) => ({ anchor: '', heading, blocks })
/** Makes a word as rare as on a real site. */
const rest = Array.from({ length: 300 }, (_, at) => `Shelf ${at} holds jars of ordinary jam.`)
/** A small site, with one prepared answer and two subjects that it does not answer. */
export const sampleKnowledge: KnowledgeFile = {
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
      quote: 'A tractor ploughs two acres before noon.',
      place: { page: 0, section: 1, block: 0 },
    },
  ],
  unanswered: [
    { asked: ['Do you sell zebras, what does a zebra cost to buy?'] },
    {
      asked: ['Which lens should I wear for my eyes?'],
      say: 'I give no advice on eyes.',
      nearest: {
        quote: 'Nine of ten lenses are ground with full accuracy.',
        place: { page: 1, section: 0, block: 0 },
      },
    },
  ],
}

/** Something it mentions, without saying whether it is so. */
export const unsureQuestion = 'do jugglers or monks grind lenses with full accuracy'
