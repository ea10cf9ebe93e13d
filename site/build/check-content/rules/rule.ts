/** Words of a file as a reader meets them. */
export interface Passage {
  file: string
  text: string
  /** Where the text begins, in characters from the start of the file. */
  at: number
  /** `code`: in quotation marks or between tags of TypeScript; `prose`: Markdown; `data`: YAML in Markdown. */
  within: 'code' | 'prose' | 'data'
}

/** A place in a passage that breaks a rule. */
export interface Breach {
  /** Characters from the start of the passage. */
  at: number
  /** Reason and remedy. */
  says: string
}

export type Rule = (passage: Passage) => Breach[]

/** A rule that each match of `pattern`, which is global, breaks. `says` may return nothing where a match is right. */
export function each(pattern: RegExp, says: (found: string) => string | undefined): Rule {
  return ({ text }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const reason = says(match[0])
      return reason === undefined ? [] : [{ at: match.index, says: reason }]
    })
}
