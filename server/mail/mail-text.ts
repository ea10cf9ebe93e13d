export interface LabelledValue {
  label: string
  value: string
  /** Where the value leads when clicked. */
  href?: string
}

const lineWidth = 76

/** The parts of a plain-text mail with an empty line between them, and the small print as its signature. */
export function mailText(parts: readonly string[], footer: string): string {
  // "-- " alone on a line begins the signature, which mail programs leave out of replies.
  return `${[...parts, `-- \n${wrapText(footer)}`].join('\n\n')}\n`
}

/** Labels and values in two columns. */
export function textRows(values: readonly LabelledValue[], labelWidth = 13): string {
  return values.map(({ label, value }) => label.padEnd(labelWidth) + value).join('\n')
}

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
