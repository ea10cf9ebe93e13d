export interface LabelledValue {
  label: string
  value: string
  /** Where the value leads when clicked. */
  href?: string | undefined
}

const lineWidth = 76

/** The parts of a plain-text mail with blank lines between them, and the small print as its signature. */
export function mailText(parts: readonly string[], footer: string): string {
  // "-- " alone on a line begins the signature, which mail programs omit from replies.
  return `${[...parts, `-- \n${wrapText(footer)}`].join('\n\n')}\n`
}

/** Somebody's words, each line quoted in the usual way. */
export const quotedText = (text: string): string => text.replace(/^/gm, '> ')

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A stranger's words among ours. In a right-to-left script they would reorder commas and dates beside them: invisible
 * characters isolate them.
 */
export const apart = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)

/** Our own words: prevents a line from starting the signature early. */
export const withoutSignatureMark = (text: string): string => text.replace(/^-- $/gm, '--')

/** Labels and values in two columns. */
export function textRows(values: readonly LabelledValue[], labelWidth = 13): string {
  return values.map(({ label, value }) => label.padEnd(labelWidth) + value).join('\n')
}

/** Breaks lines at spaces, at 76 characters; a longer word stays whole. */
export function wrapText(text: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > lineWidth) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}
