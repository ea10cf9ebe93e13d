import type { Nodes, Root } from 'mdast'
import { calloutOf } from './callout.ts'

export interface ProseRules {
  /** Callouts by the word in `> [!word]`, with the label shown for each. */
  callouts?: Readonly<Record<string, string>>
  /** Allowed words after a fence. */
  fences?: readonly string[]
  /** Whether the text may have pictures, from the folder pictures/ beside it. */
  pictures?: boolean
}

export interface CheckedProse {
  /** Every picture, by its file as written: `pictures/desk.jpg`. */
  pictures: { file: string; line: number }[]
  faults: Fault[]
}

/** A problem on a line of the file. */
export interface Fault {
  line: number
  says: string
}

/** A fault as a line of an error: file, line, reason, remedy. */
export function messageOf(file: string, { line, says }: Fault): string {
  return `${file}, line ${line}: ${says}`
}

const refused: Partial<Record<Nodes['type'], string>> = {
  html: 'is HTML. Write it in Markdown; what < or & stands for itself is written as \\< or “and”.',
  table: 'is a Markdown table. Write it as a figure of the kind table.',
  thematicBreak: 'is a ruled line. Begin a section with ## instead.',
  definition: 'is an address on a line of its own. Write it behind the words: [words](/page).',
}

/** Finds what a page of this site cannot show. */
export function checkProse(tree: Root, rules: ProseRules): CheckedProse {
  const pictures: CheckedProse['pictures'] = []
  const faults: Fault[] = []
  const notes = new Map<string, number>()
  const referredTo = new Set<string>()

  const visit = (node: Nodes, parent: Nodes, parentLine: number) => {
    const line = node.position?.start.line ?? parentLine
    const fault = (says: string, below = 0) => faults.push({ line: line + below, says })
    const reason = refused[node.type] ?? refusal(node, parent, rules)
    if (reason) fault(reason)
    if (node.type === 'image') {
      pictures.push({ file: node.url, line })
      checkWords(`${node.alt ?? ''}\n${node.title ?? ''}`, (says) => fault(says))
      if (rules.pictures && !(tree.children as Nodes[]).includes(parent)) fault(notAlone)
    }
    if (node.type === 'text') checkWords(node.value, fault)
    if (node.type === 'footnoteReference') referredTo.add(node.identifier)
    if (node.type === 'footnoteDefinition') notes.set(node.identifier, line)
    if ('children' in node) for (const child of node.children) visit(child, node, line)
  }
  visit(tree, tree, 1)
  for (const [id, line] of notes)
    if (!referredTo.has(id))
      faults.push({
        line,
        says: `is a note that nothing refers to. Write [^${id}] in the text, or remove it.`,
      })
  return { pictures, faults }
}

const noPictures = 'is an image. Draw it from data instead, as a figure.'
const notAlone =
  'is a picture within a text. Put it between paragraphs, with an empty line before and after it.'
const longestAlternative = 200

function pictureFault({ url, alt }: Extract<Nodes, { type: 'image' }>, parent: Nodes): string | undefined {
  if (!alt?.trim())
    return `is a picture without words. Say between the brackets what it shows: ![what it shows](${url}).`
  if (alt.length > longestAlternative)
    return `is a picture with ${alt.length} characters of words, and ${longestAlternative} fit. Say the rest in the text.`
  if (!/^pictures\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif)$/.test(url))
    return `shows “${url}”. Put a JPEG, PNG, WebP or AVIF into site/content/articles/pictures/, named in small letters, digits and hyphens: ![${alt}](pictures/name.jpg).`
  return 'children' in parent && parent.children.length > 1 ? notAlone : undefined
}

/** Why an element that is fine elsewhere is not allowed here. */
function refusal(
  node: Nodes,
  parent: Nodes,
  { callouts = {}, fences = [], pictures = false }: ProseRules,
): string | undefined {
  if (node.type === 'image') return pictures ? pictureFault(node, parent) : noPictures
  if (node.type === 'heading') {
    if (node.depth === 3 || (node.depth === 2 && parent.type === 'root')) return undefined
    return 'is a heading that is not allowed here. Write ## at the start of a line, or ###.'
  }
  if (node.type === 'code') {
    if (parent.type !== 'root')
      return 'is a code block where none is allowed. Put fenced blocks between paragraphs, with a known name.'
    const name = node.lang ?? ''
    if (fences.includes(name)) return undefined
    return `is a fenced block named “${name}”, which does not exist. Available: ${listed(fences)}.`
  }
  if (node.type === 'blockquote') {
    const name = calloutOf(node)?.name
    if (name === undefined || Object.hasOwn(callouts, name)) return undefined
    return `begins a callout “${name}”, which does not exist. Available: ${listed(Object.keys(callouts))}.`
  }
  if (node.type === 'link' && !/^(?:[/#]|https:|mailto:|tel:|lang:)/.test(node.url))
    return `links to “${node.url}”. Begin the address with https://, or with / for a page of this site.`
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return 'is a check box. Write a plain list.'
  if (node.type === 'footnoteDefinition' && parent.type !== 'root')
    return 'is a note that is not allowed here. Write it on a line of its own at the end.'
  return undefined
}

function checkWords(words: string, fault: (says: string, below: number) => void): void {
  for (const [below, line] of words.split('\n').entries()) {
    if (/['"]/.test(line))
      fault(`has a straight apostrophe or quotation mark: “${line.trim()}”. Use ’, or “ and ”.`, below)
    // With a note of that name it would not be text.
    for (const [mark] of line.matchAll(/\[\^[\w-]+\]/g))
      fault(`${mark} has no note. Write “${mark}: …” on a line of its own at the end.`, below)
  }
}

const listed = (names: readonly string[]) => names.join(', ') || 'none'
