import type { Nodes } from 'mdast'
import { calloutOf } from './callout.ts'
import { escapeHtml } from './escape-html.ts'
import { headingId } from './heading-id.ts'
import { languageRuns } from './languages.ts'
import { NoteCounter } from './note-counter.ts'
import { plainText } from './plain-text.ts'

type Writers = { [Type in Nodes['type']]?: (node: Extract<Nodes, { type: Type }>) => string }

/**
 * Writes plain elements as HTML, one node after the other. It numbers notes as they come, so write in the order of
 * the text. Anything that checkProse rejects is omitted.
 */
export function proseWriter(callouts: Readonly<Record<string, string>> = {}, notes = new NoteCounter()) {
  const writers: Writers = {
    text: ({ value }) => text(value),
    emphasis: ({ children }) => `<em>${write(children)}</em>`,
    strong: ({ children }) => `<strong>${write(children)}</strong>`,
    delete: ({ children }) => `<del>${write(children)}</del>`,
    inlineCode: ({ value }) => `<code>${escapeHtml(value)}</code>`,
    break: () => '<br>',
    footnoteReference: ({ identifier }) => notes.reference(identifier),
    link(node) {
      const language = /^lang:(.*)/.exec(node.url)?.[1]
      if (language !== undefined) return spoken(language, plainText(node))
      return `<a href="${escapeHtml(node.url)}">${write(node.children)}</a>`
    },
    image: ({ url, alt }) => `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt ?? '')}">`,
    paragraph({ children }) {
      const [first] = children
      if (first?.type !== 'image') return `<p>${write(children)}</p>\n`
      const caption = first.title ? `<figcaption>${text(first.title)}</figcaption>` : ''
      return `<figure>${write([first])}${caption}</figure>\n`
    },
    heading(node) {
      const { text: words, id } = headingId(plainText(node))
      return `<h3 id="${escapeHtml(id)}">${text(words)}</h3>`
    },
    list({ ordered, start, spread, children: items }) {
      const isLoose = spread || items.some((item) => item.spread)
      const entries = items.map(({ children }) => {
        const parts = children.flatMap((part): readonly Nodes[] =>
          part.type === 'paragraph' && !isLoose ? part.children : [part],
        )
        return `<li>${write(parts)}</li>\n`
      })
      const tag = ordered ? 'ol' : 'ul'
      const first = ordered && start !== 1 ? ` start="${start}"` : ''
      return `<${tag}${first}>\n${entries.join('')}</${tag}>\n`
    },
    blockquote(node) {
      const callout = calloutOf(node)
      if (!callout) return `<blockquote>${write(node.children)}</blockquote>`
      const label = escapeHtml(callouts[callout.name] ?? '')
      return `<aside data-callout="${escapeHtml(callout.name)}" role="note"><p><strong>${label}</strong></p>${write(callout.inside)}</aside>`
    },
  }
  // TypeScript cannot see that a node and the writer for its type match.
  const writerOf = ({ type }: Nodes) => writers[type] as ((node: Nodes) => string) | undefined
  const write = (nodes: readonly Nodes[]): string =>
    nodes.map((node) => writerOf(node)?.(node) ?? '').join('')
  return write
}

/** Text as HTML, words in Indian scripts with their language. */
function text(words: string): string {
  return languageRuns(words)
    .map(({ text: run, language }) => (language ? spoken(language, run) : escapeHtml(run)))
    .join('')
}

function spoken(language: string, words: string): string {
  return `<span lang="${escapeHtml(language)}">${escapeHtml(words)}</span>`
}
