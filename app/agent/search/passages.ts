/** A paragraph, list item, row or pair of a page of this site. */
export interface Block {
  /** Id of the nearest heading or section before it; empty at the top of the page. */
  anchor: string
  /** The headings it stands under, outermost first. */
  heading: string
  sentences: string[]
}

/** A page of this site as the agent knows it. */
export interface PagePassages {
  path: string
  /** As in "the Pricing page": what a link to it is called. */
  name: string
  blocks: Block[]
}
