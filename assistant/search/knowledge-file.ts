/** What is under one heading of a page. */
export interface Section {
  /** Id of the nearest heading or section before it; empty at the top of the page. */
  anchor: string
  /** The headings it is under below the page's own, outermost first, joined by " · ". */
  heading: string
  /** Paragraphs, list entries, rows and pairs, in reading order. */
  blocks: string[]
}

/** A page of this site as the assistant knows it. */
export interface PagePassages {
  path: string
  /** As in "the Pricing page": what a link to it is called. */
  name: string
  sections: Section[]
}

/** Where a block is: numbers of the page, of the section in it and of the block in that. */
export interface Place {
  page: number
  section: number
  block: number
}

/** A prepared answer, with where the build found the words it rests on. */
export interface PreparedAnswer {
  /** In which words people ask, each a question of its own. */
  asked: readonly string[]
  quote: string
  place: Place
}

/** Questions of one kind that the site does not answer. */
export interface UnansweredSubject {
  asked: readonly string[]
  /** What is said to them, where it is more than that nothing was found. */
  say?: string | undefined
  /** The words of the site that come nearest, and where they are. */
  nearest?: { quote: string; place: Place } | undefined
}

/** What the build writes and the page loads: words alone, as an index of them is made faster than it is loaded. */
export interface KnowledgeFile {
  pages: PagePassages[]
  answers: PreparedAnswer[]
  unanswered: readonly UnansweredSubject[]
}

/** The page and the section of a place. Throws when there are none. */
export function sectionAt(place: Place, { pages }: Pick<KnowledgeFile, 'pages'>) {
  const page = pages[place.page]
  const section = page?.sections[place.section]
  if (!page || !section)
    throw new Error(`The knowledge has no section ${place.section} of page ${place.page}.`)
  return { page, section }
}

/** The text of a place. Throws when there is none. */
export function blockAt(place: Place, file: Pick<KnowledgeFile, 'pages'>): string {
  const text = sectionAt(place, file).section.blocks[place.block]
  if (text === undefined)
    throw new Error(
      `The knowledge has no block ${place.block} in section ${place.section} of page ${place.page}.`,
    )
  return text
}
