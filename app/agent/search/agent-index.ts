import MiniSearch, { type Options } from 'minisearch'
import type { PagePassages } from './passages.ts'
import { termsOf } from './terms.ts'

/** A prepared answer, with where the build found the words it rests on. */
export interface PreparedAnswer {
  say: string
  quote: string
  page: number
  block: number
}

/** What the build writes and the page loads. */
export interface AgentIndexFile {
  pages: PagePassages[]
  answers: PreparedAnswer[]
  /** MiniSearch's own form of the index over all blocks and answers. */
  index: object
}

export interface SearchDocument {
  /** "page:block" for a block, "answer" and its number for a prepared answer. */
  id: string
  text: string
  /** What the page is called, with the headings. */
  heading: string
  asked: string
}

/** How documents are taken apart, at build and in the browser alike. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['text', 'heading', 'asked'],
  storeFields: [],
  tokenize: termsOf,
  processTerm: (term) => term,
}

export function loadIndex({ index }: AgentIndexFile): MiniSearch<SearchDocument> {
  return MiniSearch.loadJS(index as Parameters<typeof MiniSearch.loadJS>[0], indexOptions)
}
