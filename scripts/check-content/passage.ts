/** Words of a file as a reader meets them. */
export interface Passage {
  file: string
  text: string
  /** Where the text begins, in characters from the start of the file. */
  at: number
  /** `code`: in quotation marks or between tags of TypeScript; `prose`: Markdown; `data`: YAML in Markdown. */
  within: 'code' | 'prose' | 'data'
}
