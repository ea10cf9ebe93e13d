import type { Nodes } from 'mdast'

const endsLine: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'heading', 'break'])

/** The words of a node without markup, with single spaces. */
export function plainText(node: Nodes): string {
  return wordsIn(node)
    .replace(/^\[![\w-]+\]/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function wordsIn(node: Nodes): string {
  const own = 'value' in node ? node.value : ''
  const words = 'children' in node ? node.children.map(wordsIn).join('') : own
  return endsLine.has(node.type) ? `${words} ` : words
}
