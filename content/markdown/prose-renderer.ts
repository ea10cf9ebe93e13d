import { Marked, type Tokens, type Token } from 'marked'
import { escapeHtml } from './escape-html.ts'
import { headingId } from './heading-id.ts'
import { languageRuns } from './languages.ts'
import type { NoteCounter } from './note-counter.ts'
import { type NoteReference, notesSyntax } from './notes-syntax.ts'

export interface ProseContext {
  /** Says what is wrong with the part of the block whose source is `raw`. */
  fault: (raw: string, says: string) => void
  /** Called with each link to a page or place of this site. */
  link: (href: string, raw: string) => void
  notes: NoteCounter
  /** Callouts by the word in `> [!word]`, with the label each is shown under. */
  callouts: Readonly<Record<string, string>>
}

/** A Markdown parser whose HTML is plain elements, and which refuses what a page of this site cannot show. */
export function proseParser(context: ProseContext): Marked {
  const refuse =
    (what: string) =>
    ({ raw }: { raw: string }) => {
      context.fault(raw, what)
      return ''
    }
  const marked = new Marked(notesSyntax)
  marked.use({
    extensions: [
      { name: 'noteReference', renderer: (token) => context.notes.reference(token as NoteReference) },
      { name: 'noteText', renderer: () => '' },
    ],
    renderer: {
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens)
        return text(token.text, (says) => context.fault(token.raw, says))
      },
      link({ href, tokens, raw }) {
        const words = this.parser.parseInline(tokens)
        if (href.startsWith('lang:')) return spoken(href.slice('lang:'.length), plainText(tokens))
        if (/^[/#]/.test(href)) context.link(href, raw)
        else if (!/^(https:|mailto:|tel:)/.test(href))
          context.fault(
            raw,
            `links to “${href}”. Begin the address with https://, or with / for a page of this site.`,
          )
        return `<a href="${escapeHtml(href)}">${words}</a>`
      },
      heading({ tokens, depth, raw }) {
        if (depth !== 3)
          context.fault(raw, 'is a heading that cannot stand here. Write ## at the start of a line, or ###.')
        const { text: words, id } = headingId(plainText(tokens))
        return `<h3 id="${escapeHtml(id)}">${text(words, (says) => context.fault(raw, says))}</h3>`
      },
      blockquote(token) {
        const [opening = '', name = ''] = /^\[!([\w-]+)\][ \t]*\n?/.exec(token.text) ?? []
        if (opening === '') return `<blockquote>${this.parser.parse(token.tokens)}</blockquote>`
        const label = context.callouts[name]
        if (label === undefined) {
          const known = Object.keys(context.callouts).join(', ') || 'none'
          context.fault(token.raw, `begins a callout “${name}”, which there is not. There are: ${known}.`)
        }
        const inside = this.parser.parse(marked.lexer(token.text.slice(opening.length)))
        return `<aside data-callout="${escapeHtml(name)}" role="note"><p><strong>${escapeHtml(label ?? '')}</strong></p>${inside}</aside>`
      },
      html: refuse(
        'is HTML. Write it in Markdown; what < or & stands for itself is written as \\< or “and”.',
      ),
      image: refuse('is an image. Draw it from data instead, as a figure.'),
      table: refuse('is a Markdown table. Write it as a figure of the kind table.'),
      hr: refuse('is a ruled line. Begin a section with ## instead.'),
      code: refuse(
        'is a code block where none can stand. Put fenced blocks between paragraphs, with a known name.',
      ),
      checkbox: refuse('is a check box. Write a plain list.'),
    },
  })
  return marked
}

/** The words of tokens without their markup, one space between any two. */
export function plainText(tokens: readonly Token[]): string {
  return wordsOf(tokens)
    .replace(/^\[![\w-]+\]/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map((token) => textIn(token) + (endsLine.has(token.type) ? ' ' : '')).join('')
}

const endsLine: ReadonlySet<string> = new Set(['paragraph', 'list_item', 'heading', 'br'])

function textIn(token: Token): string {
  if ('tokens' in token && token.tokens) return wordsOf(token.tokens)
  if (token.type === 'list') return wordsOf((token as Tokens.List).items)
  return 'text' in token && typeof token.text === 'string' ? token.text : ''
}

/** Text as HTML, words in Indian scripts with their language. */
export function text(words: string, fault: (says: string) => void): string {
  if (/['"]/.test(words))
    fault(`has a straight apostrophe or quotation mark: “${words.trim()}”. Use ’, or “ and ”.`)
  return languageRuns(words)
    .map(({ text: run, language }) => (language ? spoken(language, run) : escapeHtml(run)))
    .join('')
}

function spoken(language: string, words: string): string {
  return `<span lang="${escapeHtml(language)}">${escapeHtml(words)}</span>`
}
