/** A `<script>` or `<style>` with the text between its tags. */
export interface InlineElement {
  name: 'script' | 'style'
  /** Lower-case names; an attribute without a value has the empty string. */
  attributes: ReadonlyMap<string, string>
  text: string
}

/** A comment, or a start tag with its attributes; quoted values may hold `>`. */
const token = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Elements whose content is text, in which a tag is no tag. */
const textElements = new Set(['script', 'style', 'textarea', 'title'])

/**
 * Finds a page's scripts and style sheets in the order they stand, the way a browser does: not inside comments,
 * attribute values, text areas or each other.
 */
export function* inlineElements(html: string): Generator<InlineElement> {
  let position = 0
  for (;;) {
    token.lastIndex = position
    const match = token.exec(html)
    if (!match) return
    position = token.lastIndex
    const name = match[1]?.toLowerCase()
    if (!name || !textElements.has(name)) continue

    const end = endOfText(html, name, position)
    if (name === 'script' || name === 'style') {
      yield { name, attributes: readAttributes(match[2] ?? ''), text: html.slice(position, end) }
    }
    position = end
  }
}

function endOfText(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}[\\s/>]`, 'gi')
  endTag.lastIndex = from
  return endTag.exec(html)?.index ?? html.length
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '')
  }
  return attributes
}
