import type { KnowledgeFile, Place } from './knowledge-file.ts'
import { RankedDocuments } from './ranked-documents.ts'
import { knownWords } from './related-terms.ts'
import { formOf, subjectWordsOf, termOf } from './terms.ts'

/** One phrasing for a prepared answer, or for what the site does not say. */
export interface AskedForm {
  /** Number of the prepared answer; undefined if there is none. */
  answer: number | undefined
  /** Otherwise the number of what the site does not answer. */
  unanswered: number | undefined
  terms: ReadonlySet<string>
}

/**
 * What the search looks through: each block, its section and page, and the phrasings of the prepared answers.
 * Documents have the number of their position in the lists.
 */
export interface SearchIndex {
  file: KnowledgeFile
  blocks: RankedDocuments
  places: Place[]
  sections: RankedDocuments
  pages: RankedDocuments
  asked: RankedDocuments
  /** The form of the questions in `asked`: their words that say nothing about the subject. */
  askedHow: RankedDocuments
  askedForms: AskedForm[]
  /** Words of the site and of its thesaurus as written: candidates for a misspelt one. */
  words: Set<string>
  /** Index in `sections` of the first section of each page. */
  firstSections: number[]
  /** Number in `blocks` of the block that each prepared answer rests on. */
  answerBlocks: number[]
  /** Numbers of ways of asking to do without, when it is measured how the search would do without them. */
  leftOut?: ReadonlySet<number>
}

const weights = {
  blockLength: 0.5,
  blockHeading: 0.5,
  blockName: 0.4,
  sectionLength: 0.6,
  sectionHeading: 0.8,
  pageLength: 0.6,
  pageName: 1.5,
  asked: 2.2,
  said: 0.4,
  askedLength: 0.45,
}

/** Builds the index. It takes long enough to belong in a worker. */
export function indexAtOnce(file: KnowledgeFile): SearchIndex {
  const index: SearchIndex = {
    file,
    blocks: new RankedDocuments(),
    places: [],
    sections: new RankedDocuments(),
    pages: new RankedDocuments(),
    asked: new RankedDocuments(),
    askedHow: new RankedDocuments(),
    askedForms: [],
    words: new Set(knownWords),
    firstSections: [],
    answerBlocks: [],
  }
  for (const page of file.pages.keys()) addPage(page, index)
  for (const [answer, { asked, quote, place }] of file.answers.entries()) {
    index.answerBlocks.push(index.places.findIndex((each) => isSamePlace(each, place)))
    for (const form of asked) addForm(form, { answer, unanswered: undefined }, quote, index)
  }
  for (const [unanswered, { asked }] of file.unanswered.entries()) {
    for (const form of asked) addForm(form, { answer: undefined, unanswered }, '', index)
  }
  for (const documents of [index.blocks, index.sections, index.pages, index.asked, index.askedHow])
    documents.close()
  return index
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.page === other.page && one.section === other.section && one.block === other.block
}

function addForm(
  form: string,
  of: Omit<AskedForm, 'terms'>,
  said: string,
  { asked, askedHow, askedForms, words }: SearchIndex,
): void {
  const read = readingInto(words)
  const terms = read(form)
  asked.add([
    { terms, weight: weights.asked, lengthPenalty: weights.askedLength },
    { terms: read(said), weight: weights.said, lengthPenalty: 0.3 },
  ])
  askedHow.add([{ terms: formOf(form), weight: 1, lengthPenalty: 0.5 }])
  askedForms.push({ ...of, terms: new Set(terms) })
}

/** Reads the terms of a text and notes its words. */
function readingInto(words: Set<string>) {
  return (text: string): string[] => {
    const found = subjectWordsOf(text)
    for (const word of found) words.add(word)
    return found.map(termOf)
  }
}

function addPage(
  number: number,
  { file, blocks, places, sections, pages, words, firstSections }: SearchIndex,
): void {
  const page = file.pages[number]
  if (!page) return
  const read = readingInto(words)
  const name = read(page.name)
  firstSections.push(sections.size)
  const onPage: string[] = []
  for (const [section, { heading, blocks: texts }] of page.sections.entries()) {
    const headed = read(heading)
    const underHeading: string[] = []
    for (const [block, text] of texts.entries()) {
      const terms = read(text)
      blocks.add([
        { terms, weight: 1, lengthPenalty: weights.blockLength },
        { terms: headed, weight: weights.blockHeading, lengthPenalty: 0.3 },
        { terms: name, weight: weights.blockName, lengthPenalty: 0.3 },
      ])
      places.push({ page: number, section, block })
      underHeading.push(...terms)
    }
    sections.add([
      { terms: underHeading, weight: 1, lengthPenalty: weights.sectionLength },
      { terms: [...headed, ...name], weight: weights.sectionHeading, lengthPenalty: 0.3 },
    ])
    onPage.push(...headed, ...underHeading)
  }
  pages.add([
    { terms: onPage, weight: 1, lengthPenalty: weights.pageLength },
    { terms: name, weight: weights.pageName, lengthPenalty: 0.3 },
  ])
}
