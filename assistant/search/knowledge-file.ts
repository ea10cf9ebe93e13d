/** The content under one heading of a page. */
export interface Section {
  /** Id of the nearest heading or section before it; empty at the top of the page. */
  anchor: string
  /** The headings above it, below the page's own, outermost first, joined by " · ". */
  heading: string
  /** Paragraphs, list entries, rows and pairs, in reading order. */
  blocks: string[]
}

/** A page of this site as the assistant knows it. */
export interface PagePassages {
  path: string
  /** As in "the Pricing page": the text of links to it. */
  name: string
  sections: Section[]
}

/** Position of a block: indexes of the page, its section and the block in that. */
export interface Place {
  page: number
  section: number
  block: number
}

/** A prepared answer, with the place where the build found its words. */
export interface PreparedAnswer {
  /** Phrasings, each a question of its own. */
  asked: readonly string[]
  quote: string
  place: Place
}

/** Questions of one kind that the site does not answer. */
export interface UnansweredSubject {
  asked: readonly string[]
  /** The reply to them, if it is more than that nothing was found. */
  say?: string | undefined
  /** The site's closest words, and their place. */
  nearest?: { quote: string; place: Place } | undefined
}

/** What the build writes and the page loads: only words, since an index is built faster than it is loaded. */
export interface KnowledgeFile {
  pages: PagePassages[]
  answers: PreparedAnswer[]
  unanswered: readonly UnansweredSubject[]
}

/** The page and section of a place. Throws if they do not exist. */
export function sectionAt(place: Place, { pages }: Pick<KnowledgeFile, 'pages'>) {
  const page = pages[place.page]
  const section = page?.sections[place.section]
  if (!page || !section)
    throw new Error(`The knowledge has no section ${place.section} of page ${place.page}.`)
  return { page, section }
}

/** The text of a place. Throws if it does not exist. */
export function blockAt(place: Place, file: Pick<KnowledgeFile, 'pages'>): string {
  const text = sectionAt(place, file).section.blocks[place.block]
  if (text === undefined)
    throw new Error(
      `The knowledge has no block ${place.block} in section ${place.section} of page ${place.page}.`,
    )
  return text
}
