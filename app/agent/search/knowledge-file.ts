/** What stands under one heading of a page. */
export interface Section {
  /** Id of the nearest heading or section before it; empty at the top of the page. */
  anchor: string
  /** The headings it stands under below the page's own, outermost first, joined by " · ". */
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

/** Where a block stands: numbers of the page, of the section in it and of the block in that. */
export interface Place {
  page: number
  section: number
  block: number
}

/** A prepared answer, with where the build found the words it rests on. */
export interface PreparedAnswer {
  /** In which words people ask, each a question of its own. */
  asked: readonly string[]
  say: string
  quote: string
  place: Place
}

/** What the build writes and the page loads: words alone, as an index of them is made faster than it is loaded. */
export interface KnowledgeFile {
  pages: PagePassages[]
  answers: PreparedAnswer[]
  /** Questions near the site's subjects that it does not answer. */
  unanswered: readonly string[]
}
