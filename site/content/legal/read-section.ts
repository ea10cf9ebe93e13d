import type { List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { lengthOf } from '../../../common/content/content-schemas.ts'
import { plainText } from '../../../common/markdown/plain-text.ts'
import { proseWriter } from '../../../common/markdown/prose-writer.ts'
import { lineOf, type SectionNodes } from '../../../common/markdown/read-body.ts'
import type { Clause, ClausePart, LegalSection } from './legal-document.ts'

const noteLabel = 'In plain words:'
const limits = { title: 44, summary: 180, heading: 60, term: 32, clauses: 9 }

type Fault = (line: number, says: string) => void

const html = proseWriter()

/** Reads what is under one heading: the note in plain words, then the clauses. Reports misfits. */
export function readSection({ id, title, nodes, line }: SectionNodes, fault: Fault): LegalSection {
  atMost(limits.title, title, line, fault)
  const [note, ...rest] = nodes
  const noteLine = note ? lineOf(note) : line
  const noteText = note ? plainText(note) : ''
  const isNote = note?.type === 'blockquote' && noteText.startsWith(noteLabel)
  if (!isNote) fault(noteLine, `is no note. Begin the section with “> ${noteLabel} …”.`)
  const summary = noteText.slice(noteLabel.length).trim()
  atMost(limits.summary, summary, noteLine, fault)

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
 * clause the list is in.
 */
function readClauses(nodes: readonly RootContent[], fault: Fault): Clause[] {
  const clauses: Clause[] = []
  for (const [at, node] of nodes.entries()) {
    const line = lineOf(node)
    if (node.type === 'heading') {
      const heading = plainText(node)
      atMost(limits.heading, heading, line, fault)
      if (!nodes[at + 1] || nodes[at + 1]?.type === 'heading')
        fault(line, `“${heading}” has nothing below it. Write the clause, or remove the heading.`)
      clauses.push({ heading, parts: [] })
      continue
    }
    const part = readPart(node, line, fault)
    const current = clauses.at(-1)
    const opens = !current || (part.kind === 'text' && current.parts.at(-1)?.kind === 'text')
    if (opens) clauses.push({ parts: [part] })
    else current.parts.push(part)
  }
  return clauses
}

function readPart(node: RootContent, line: number, fault: Fault): ClausePart {
  if (node.type === 'paragraph') return { kind: 'text', html: html(node.children) }
  const entries = node.type === 'list' ? plainEntries(node) : undefined
  if (!entries) {
    fault(line, 'is no plain list. Write paragraphs, and lists with “- ” that have no empty lines in them.')
    return { kind: 'points', points: [] }
  }
  const terms = entries.flatMap(([first, ...rest]) => {
    const [, term] = /^(.+):$/s.exec(first?.type === 'strong' ? html(first.children) : '') ?? []
    const said = html(rest).trim()
    return term !== undefined && said !== '' ? [{ term, html: said }] : []
  })
  if (terms.length === 0) return { kind: 'points', points: entries.map((entry) => html(entry)) }
  if (terms.length < entries.length)
    fault(
      line,
      'begins some entries with a term, and some without. Write “- **Term:** words” for all or none.',
    )
  for (const { term } of terms) atMost(limits.term, term, line, fault)
  return { kind: 'terms', terms }
}

/** The content of each entry of a list without numbers, nested lists or empty lines. */
function plainEntries({ ordered, spread, children }: List): PhrasingContent[][] | undefined {
  const entries = children.map(({ children: [only, ...more] }: ListItem) =>
    only?.type === 'paragraph' && more.length === 0 ? only.children : undefined,
  )
  return ordered || spread || entries.includes(undefined)
    ? undefined
    : entries.filter((entry) => entry !== undefined)
}

function atMost(longest: number, text: string, line: number, fault: Fault): void {
  if (lengthOf(text) > longest)
    fault(line, `“${text}” has ${lengthOf(text)} characters, and only ${longest} fit its place. Shorten it.`)
}
