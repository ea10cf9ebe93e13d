import type { Blockquote } from 'mdast'

/** The word in `> [!word]` and the text below it, for a quotation that begins so. */
export function calloutOf({
  children,
}: Blockquote): { name: string; inside: Blockquote['children'] } | undefined {
  const [opening, ...rest] = children
  if (opening?.type !== 'paragraph') return undefined
  const [words, ...more] = opening.children
  if (words?.type !== 'text') return undefined
  const [mark, name] = /^\[!([\w-]+)\][ \t]*\n?/.exec(words.value) ?? []
  if (mark === undefined || name === undefined) return undefined
  const left = { ...words, value: words.value.slice(mark.length) }
  const first = { ...opening, children: left.value === '' ? more : [left, ...more] }
  return { name, inside: first.children.length > 0 ? [first, ...rest] : rest }
}
