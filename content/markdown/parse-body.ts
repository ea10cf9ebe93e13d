import type { Token, Tokens } from 'marked'
import { type FileParts, readYaml } from './front-matter.ts'
import { headingId } from './heading-id.ts'
import { interpolate, newlines, type Values } from './interpolate.ts'
import type { Block, MarkdownDocument, Note, Section } from './markdown-document.ts'
import { NoteCounter } from './note-counter.ts'
import { isNoteText, type NoteText } from './notes-syntax.ts'
import { plainText, proseParser } from './prose-renderer.ts'

export interface MarkdownRules<Fence> {
  /** Values that `{{name}}` puts into the text. */
  values?: Values
  /** Callouts by the word in `> [!word]`, with the label each is shown under. */
  callouts?: Readonly<Record<string, string>>
  /**
   * Readers of fenced blocks by the word behind the fence. Each is given the block’s YAML and where it stands, for
   * its messages; it throws an Error where the data do not fit (see checkContent).
   */
  fences?: Readonly<Record<string, (data: unknown, place: string) => Fence>>
}

/**
 * Reads the body of a Markdown file into sections of typed blocks. `file` is its path from the project’s root. Throws
 * one Error with a line for every fault: file, line, reason, remedy.
 */
export function parseBody<Fence = never>(
  file: string,
  parts: Pick<FileParts, 'body' | 'bodyLine'>,
  rules: MarkdownRules<Fence>,
): MarkdownDocument<Fence> {
  return new BodyReader(file, rules).read(parts)
}

class BodyReader<Fence> {
  readonly #file: string
  readonly #rules: MarkdownRules<Fence>
  readonly #parser
  readonly #notes = new NoteCounter()
  readonly #noteTexts: { token: NoteText; line: number }[] = []
  readonly #links: MarkdownDocument<Fence>['links'] = []
  readonly #faults: string[] = []
  /** The block being read, and the line of the file on which it begins. */
  #raw = ''
  #line = 0

  constructor(file: string, rules: MarkdownRules<Fence>) {
    this.#file = file
    this.#rules = rules
    this.#parser = proseParser({
      fault: (raw, says) => this.#fault(this.#lineOf(raw), says),
      link: (href, raw) => this.#links.push({ href, line: this.#lineOf(raw) }),
      notes: this.#notes,
      callouts: rules.callouts ?? {},
    })
  }

  read({ body, bodyLine }: Pick<FileParts, 'body' | 'bodyLine'>): MarkdownDocument<Fence> {
    const fault = (line: number, says: string) => this.#fault(line, says)
    const text = interpolate(body, this.#rules.values ?? {}, fault, bodyLine)
    const opening: Block<Fence>[] = []
    const sections: Section<Fence>[] = []
    this.#line = bodyLine
    for (const token of this.#parser.lexer(text)) {
      this.#raw = token.raw
      if (isNoteText(token)) this.#noteTexts.push({ token, line: this.#line })
      else if (isSectionHeading(token)) sections.push(this.#section(token))
      else if (token.type !== 'space') (sections.at(-1)?.blocks ?? opening).push(...this.#blocks(token))
      this.#line += newlines(token.raw)
    }
    const notes = this.#readNotes()
    this.#refuseRepeatedAnchors(sections)
    if (this.#faults.length > 0) throw new Error(this.#faults.join('\n'))
    return { opening, sections, notes, links: this.#links, words: countWords(opening, sections) }
  }

  #section({ tokens }: Tokens.Heading): Section<Fence> {
    const { text: title, id } = headingId(plainText(tokens))
    return { id, title, blocks: [], line: this.#line }
  }

  #blocks(token: Token): Block<Fence>[] {
    if (token.type === 'code') return this.#fence(token as Tokens.Code)
    const html = this.#parser.parser([token]).trim()
    const tag = /^<(\w+)/.exec(html)?.[1] ?? ''
    return [{ kind: 'prose', tag, html, text: plainText([token]), line: this.#line }]
  }

  #fence({ lang = '', text: yaml }: Tokens.Code): Block<Fence>[] {
    const fences = this.#rules.fences ?? {}
    const reader = fences[lang]
    if (!reader) {
      const known = Object.keys(fences).join(', ') || 'none'
      this.#fault(this.#line, `is a fenced block named “${lang}”, which there is not. There are: ${known}.`)
      return []
    }
    try {
      const data = readYaml(this.#file, yaml, this.#line + 1)
      return [
        { kind: 'fence', data: reader(data, `${this.#file}, line ${this.#line}, ${lang}`), line: this.#line },
      ]
    } catch (error) {
      this.#faults.push(error instanceof Error ? error.message : String(error))
      return []
    }
  }

  #readNotes(): Note[] {
    for (const id of this.#notes.ids)
      if (!this.#noteTexts.some(({ token }) => token.id === id))
        this.#faults.push(
          `${this.#file}: [^${id}] has no note. Write “[^${id}]: …” on a line of its own at the end.`,
        )
    return this.#noteTexts
      .map(({ token, line }) => {
        const { id, raw, tokens } = token
        this.#raw = raw
        this.#line = line
        const number = this.#notes.numberOf(id)
        if (number === undefined)
          this.#fault(line, `is a note that nothing refers to. Write [^${id}] in the text, or remove it.`)
        const html = this.#parser.parser([{ type: 'paragraph', raw, text: '', tokens }]).trim()
        return { id, number: number ?? 0, html, text: plainText(tokens) }
      })
      .toSorted((a, b) => a.number - b.number)
  }

  #refuseRepeatedAnchors(sections: readonly Section<Fence>[]): void {
    const seen = new Set<string>()
    for (const { id, line } of sections) {
      if (seen.has(id))
        this.#fault(line, `has the anchor “${id}” again. Give it its own: “## Heading {#anchor}”.`)
      seen.add(id)
    }
  }

  #lineOf(raw: string): number {
    return this.#line + newlines(this.#raw.slice(0, Math.max(0, this.#raw.indexOf(raw))))
  }

  #fault(line: number, says: string): void {
    this.#faults.push(`${this.#file}, line ${line}: ${says}`)
  }
}

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && (token as Tokens.Heading).depth === 2
}

function countWords<Fence>(opening: readonly Block<Fence>[], sections: readonly Section<Fence>[]): number {
  const blocks = [...opening, ...sections.flatMap((section) => section.blocks)]
  const texts = [
    ...sections.map(({ title }) => title),
    ...blocks.map((block) => (block.kind === 'prose' ? block.text : '')),
  ]
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}
