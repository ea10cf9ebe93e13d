import type { LegalDocument } from '../../../content/legal/legal-document.ts'

/** Words a minute for text of this kind, read with care. */
const pace = 220

/** Minutes, at least 1, to read the clauses of a document and to read only the notes beside them. */
export function readingMinutes(sections: LegalDocument['sections']): { clauses: number; notes: number } {
  const notes = sections.map(({ summary }) => summary)
  const clauses = sections.flatMap(({ title, clauses: said }) => [
    title,
    ...said.flatMap(({ heading = '', text = '', points = [], terms = [], closing = '' }) => [
      heading,
      text,
      ...points,
      ...terms.flatMap(({ term, detail }) => [term, detail]),
      closing,
    ]),
  ])
  return { clauses: minutes(clauses), notes: minutes(notes) }
}

function minutes(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / pace))
}
