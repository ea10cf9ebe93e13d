/** A piece of a section: prose as HTML, or a fenced block as the typed data returned by its reader. */
export type Block<Fence> = ProseBlock | FenceBlock<Fence>

/** One paragraph, list, quotation, callout or sub-heading. */
export interface ProseBlock {
  kind: 'prose'
  /** Its element: `p`, `ul`, `ol`, `h3`, `blockquote`, `aside` (a callout), `figure` (a picture). */
  tag: string
  html: string
  /** Its words without markup. */
  text: string
  /** Line of the file, from 1, where it begins. */
  line: number
}

export interface FenceBlock<Fence> {
  kind: 'fence'
  data: Fence
  line: number
}

/** The content under one `##` heading; `id` is its anchor. */
export interface Section<Fence> {
  id: string
  title: string
  blocks: Block<Fence>[]
  line: number
}

/** A note the text refers to with `[^id]`, numbered in the order of first reference. */
export interface Note {
  id: string
  number: number
  html: string
  text: string
}

/** A parsed Markdown file. The blocks before the first heading are in `opening`. */
export interface MarkdownDocument<Fence> {
  opening: Block<Fence>[]
  sections: Section<Fence>[]
  notes: Note[]
  /** Every picture, by its file as written. */
  pictures: { file: string; line: number }[]
  /** Words in opening, headings and prose. */
  words: number
}
