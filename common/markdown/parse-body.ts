import type { Code, FootnoteDefinition, RootContent } from 'mdast'
import { messageOf, type ProseRules } from './check-prose.ts'
import type { FileParts } from './front-matter.ts'
import type { Values } from './interpolate.ts'
import type { Block, FenceBlock, MarkdownDocument, Note } from './markdown-document.ts'
import { NoteCounter } from './note-counter.ts'
import { plainText } from './plain-text.ts'
import { proseWriter } from './prose-writer.ts'
import { lineOf, readBody } from './read-body.ts'
import { readYaml } from './read-yaml.ts'

export interface MarkdownRules<Fence> extends Pick<ProseRules, 'callouts' | 'pictures'> {
  /** Values for `{{name}}` in the text. */
  values?: Values
  /**
   * Readers of fenced blocks by the word after the fence. Each gets the block’s YAML and its position, for
   * messages; it throws an Error if the data do not fit (see checkContent).
   */
  fences?: Readonly<Record<string, (data: unknown, place: string) => Fence>>
}

/**
 * Parses the body of a Markdown file into sections of typed blocks. `file` is its path from the project’s root.
 * Throws one Error with a line for each fault: file, line, reason, remedy.
 */
export function parseBody<Fence = never>(
  file: string,
  parts: Pick<FileParts, 'body' | 'bodyLine'>,
  { fences = {}, ...rules }: MarkdownRules<Fence>,
): MarkdownDocument<Fence> {
  const body = readBody(parts, { ...rules, fences: Object.keys(fences) })
  const faults = body.faults.map((fault) => messageOf(file, fault))
  const counter = new NoteCounter()
  const write = proseWriter(rules.callouts, counter)

  const blockOf = (node: RootContent): Block<Fence>[] => {
    if (node.type === 'footnoteDefinition') return []
    if (node.type === 'code') return fenceOf(node)
    const html = write([node]).trim()
    const tag = /^<(\w+)/.exec(html)?.[1] ?? ''
    return [{ kind: 'prose', tag, html, text: plainText(node), line: lineOf(node) }]
  }
  const fenceOf = (node: Code): FenceBlock<Fence>[] => {
    const { lang, value: yaml } = node
    const reader = fences[lang ?? '']
    if (!reader) return []
    const line = lineOf(node)
    try {
      const { data } = readYaml(file, yaml, line + 1)
      return [{ kind: 'fence', data: reader(data, `${file}, line ${line}, ${lang}`), line }]
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return []
    }
  }
  const noteOf = (node: FootnoteDefinition): Note => ({
    id: node.identifier,
    number: counter.numberOf(node.identifier),
    html: write(node.children).trim(),
    text: plainText(node),
  })

  const opening = body.opening.flatMap(blockOf)
  const sections = body.sections.map(({ nodes, ...section }) => ({
    ...section,
    blocks: nodes.flatMap(blockOf),
  }))
  const notes = [...body.opening, ...body.sections.flatMap(({ nodes }) => nodes)]
    .filter((node) => node.type === 'footnoteDefinition')
    .map(noteOf)
    .toSorted((a, b) => a.number - b.number)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return {
    opening,
    sections,
    notes,
    pictures: body.pictures,
    words: countWords({ opening, sections }),
  }
}

function countWords<Fence>({
  opening,
  sections,
}: Pick<MarkdownDocument<Fence>, 'opening' | 'sections'>): number {
  const blocks = [...opening, ...sections.flatMap((section) => section.blocks)]
  const texts = [
    ...sections.map(({ title }) => title),
    ...blocks.map((block) => (block.kind === 'prose' ? block.text : '')),
  ]
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}
