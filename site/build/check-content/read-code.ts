import { type ESTree, parseSync, Visitor } from 'vite'
import type { Passage } from './text-rules.ts'

/** A link; in code the value of `href`, of `to`, or of a field of that name. */
export interface Link {
  href: string
  /** Offset from the start of the file, in characters. */
  at: number
}

/** What the checks need to know of a TypeScript file. */
export interface Code {
  /** Texts, and numbers as they would be set. */
  passages: Passage[]
  links: Link[]
  /** Values of `id`: the possible targets of links. */
  ids: string[]
  /** Why the file cannot be read, and where. */
  broken: { says: string; at: number }[]
}

const silentAttributes = new Set(['className', 'd', 'viewBox', 'points', 'transform', 'style', 'rel'])

/** Parses a TypeScript file without running it. */
export function readCode(file: string, source: string): Code {
  const { program, errors } = parseSync(file, source)
  const code: Code = { passages: [], links: [], ids: [], broken: [] }
  code.broken = errors.map(({ message, labels }) => ({ says: message, at: labels[0]?.start ?? 0 }))
  const silent = new Set<ESTree.Node>()
  const passage = (text: string, at: number) => {
    if (holdsWords(text)) code.passages.push({ file, text, at, within: 'code' })
  }
  const named = (name: string, value: ESTree.Node | null | undefined) => {
    if (value?.type !== 'Literal' || typeof value.value !== 'string') return
    if (name === 'href' || name === 'to') code.links.push({ href: value.value, at: value.start + 1 })
    if (name === 'id') code.ids.push(value.value)
  }
  new Visitor({
    ImportDeclaration: ({ source: from }) => void silent.add(from),
    ExportNamedDeclaration: ({ source: from }) => void (from && silent.add(from)),
    ImportExpression: ({ source: from }) => void silent.add(from),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier') return
      if (value && silentAttributes.has(name.name)) silent.add(value)
      named(name.name, value)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier') named(key.name, value)
    },
    JSXText: ({ start, end }) => passage(source.slice(start, end), start),
    TemplateElement: ({ start, end }) => passage(source.slice(start, end), start),
    Literal(node) {
      if (typeof node.value === 'number') passage(node.value.toLocaleString('en-IN'), node.start)
      if (typeof node.value !== 'string' || silent.has(node)) return
      passage(source.slice(node.start + 1, node.end - 1), node.start + 1)
    },
  }).visit(program)
  return code
}

/** Ids, keys and class names are not words: they have no space, begin in lower case and contain no digit. */
function holdsWords(text: string): boolean {
  return /\d/.test(text) || (/\p{L}/u.test(text) && /\s\S|^\s*\p{Lu}/u.test(text))
}
