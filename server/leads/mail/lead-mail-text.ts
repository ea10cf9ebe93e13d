import type { LabelledValue, LeadMailContent } from './lead-mail-content.ts'

const labelWidth = 13
const lineWidth = 76

const rows = (values: LabelledValue[]) =>
  values.map(({ label, value }) => label.padEnd(labelWidth) + value).join('\n')

/** The lead mail as plain text. */
export function leadMailText(content: LeadMailContent): string {
  const { subject, heading, message, details, timesHeading, times, footer } = content
  return `${[
    subject,
    heading,
    `"${message}"`,
    rows(details),
    `${timesHeading.toUpperCase()}\n${rows(times)}`,
    // "-- " alone on a line begins the signature, which mail programs leave out of replies.
    `-- \n${wrap(footer)}`,
  ].join('\n\n')}\n`
}

function wrap(text: string): string {
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
