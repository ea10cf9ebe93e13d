import type { ClausePart, LegalSection } from './legal-document.ts'

/** Words per minute for text of this kind, read with care. */
const pace = 220

/** Minutes, at least 1, to read the clauses of a document, and to read only the notes beside them. */
export function readingMinutes(sections: readonly LegalSection[]): { clauses: number; notes: number } {
  const notes = sections.map(({ summary }) => summary)
  const clauses = sections.flatMap(({ title, clauses: said }) => [
    title,
    ...said.flatMap(({ heading = '', parts }) => [heading, ...parts.flatMap(textsOf)]),
  ])
  return { clauses: minutes(clauses), notes: minutes(notes) }
}

function textsOf(part: ClausePart): string[] {
  if (part.kind === 'text') return [part.html]
  return part.kind === 'points' ? part.points : part.terms.flatMap(({ term, html }) => [term, html])
}

function minutes(texts: readonly string[]): number {
  const words = texts
    .join(' ')
    .replace(/<[^>]+>/g, '')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.round(words / pace))
}
