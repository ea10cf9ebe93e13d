import type { ProseBlock, Section } from '../markdown/markdown-document.ts'
import type { Clause, ClausePart, LegalSection } from './legal-document.ts'

const noteLabel = 'In plain words:'
const limits = { title: 44, summary: 180, heading: 60, term: 32, clauses: 9 }

type Fault = (line: number, says: string) => void

/** Reads what stands under one heading: the note in plain words, then the clauses. Reports what does not fit. */
export function readSection({ id, title, blocks, line }: Section<never>, fault: Fault): LegalSection {
  atMost(limits.title, title, line, fault)
  const [note, ...rest] = blocks.filter((block) => block.kind === 'prose')
  const isNote = note?.tag === 'blockquote' && note.text.startsWith(noteLabel)
  if (!isNote) fault(note?.line ?? line, `is no note. Begin the section with “> ${noteLabel} …”.`)
  const summary = (note?.text ?? '').slice(noteLabel.length).trim()
  atMost(limits.summary, summary, note?.line ?? line, fault)

  const clauses = readClauses(isNote ? rest : [], fault)
  if (isNote && clauses.length === 0) fault(line, 'has no clause. Write one below its note.')
  if (clauses.length > limits.clauses)
    fault(
      line,
      `has ${clauses.length} clauses, and ${limits.clauses} can be taken in. Make two sections of it.`,
    )
  return { id, title, summary, clauses }
}

/**
 * A heading begins a clause, and so does a paragraph that follows another paragraph. One that follows a list ends the
 * clause the list stands in.
 */
function readClauses(blocks: readonly ProseBlock[], fault: Fault): Clause[] {
  const clauses: Clause[] = []
  for (const block of blocks) {
    if (block.tag === 'h3') {
      atMost(limits.heading, block.text, block.line, fault)
      clauses.push({ heading: block.text, parts: [] })
      continue
    }
    const part = readPart(block, fault)
    const current = clauses.at(-1)
    const opens = !current || (part.kind === 'text' && current.parts.at(-1)?.kind === 'text')
    if (opens) clauses.push({ parts: [part] })
    else current.parts.push(part)
  }
  for (const { heading, parts } of clauses)
    if (parts.length === 0)
      fault(
        blocks.find(({ text }) => text === heading)?.line ?? 0,
        `“${heading}” has nothing below it. Write the clause, or remove the heading.`,
      )
  return clauses
}

function readPart({ tag, html, line }: ProseBlock, fault: Fault): ClausePart {
  if (tag === 'p') return { kind: 'text', html: html.replace(/^<p>|<\/p>$/g, '') }
  if (tag !== 'ul' || /<ul>.*<ul>|<ol|<p>/s.test(html)) {
    fault(line, 'is no plain list. Write paragraphs, and lists with “- ” that have no empty lines in them.')
    return { kind: 'points', points: [] }
  }
  const entries = [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, entry = '']) => entry.trim())
  const terms = entries.flatMap((entry) => {
    const [, term, said] = /^<strong>(.+?):<\/strong>\s*(.+)$/s.exec(entry) ?? []
    return term !== undefined && said !== undefined ? [{ term, html: said }] : []
  })
  if (terms.length === 0) return { kind: 'points', points: entries }
  if (terms.length < entries.length)
    fault(
      line,
      'begins some entries with a term, and some without. Write “- **Term:** words” for all or none.',
    )
  for (const { term } of terms) atMost(limits.term, term, line, fault)
  return { kind: 'terms', terms }
}

function atMost(longest: number, text: string, line: number, fault: Fault): void {
  if (text.length > longest)
    fault(line, `“${text}” has ${text.length} characters, and only ${longest} fit its place. Shorten it.`)
}
