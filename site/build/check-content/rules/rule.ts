/** Words of a file as a reader sees them. */
export interface Passage {
  file: string
  text: string
  /** Start of the text, in characters from the start of the file. */
  at: number
  /** `code`: in quotation marks or between tags in TypeScript; `prose`: Markdown; `data`: YAML in Markdown. */
  within: 'code' | 'prose' | 'data'
}

/** A position in a passage that breaks a rule. */
export interface Breach {
  /** Offset from the start of the passage, in characters. */
  at: number
  /** Reason and remedy. */
  says: string
}

export type Rule = (passage: Passage) => Breach[]

/** A rule broken by each match of `pattern`, which is global. `says` may return nothing if a match is fine. */
export function each(pattern: RegExp, says: (found: string) => string | undefined): Rule {
  return ({ text }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const reason = says(match[0])
      return reason === undefined ? [] : [{ at: match.index, says: reason }]
    })
}
