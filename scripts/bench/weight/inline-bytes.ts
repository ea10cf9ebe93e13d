import { brotliCompressSync } from 'node:zlib'

import { type InlineElement, inlineElements } from '../../../server/web/inline-elements.ts'

const scriptTypes = new Set(['', 'module', 'text/javascript'])

/** Bytes of a page’s inline scripts, compressed with brotli apart from the page; data blocks are not scripts. */
export const inlineScriptBytes = (html: string) =>
  bytesOf(
    html,
    ({ name, attributes }) =>
      name === 'script' && !attributes.has('src') && scriptTypes.has(attributes.get('type') ?? ''),
  )

/** Bytes of a page’s inline style sheets, compressed with brotli apart from the page. */
export const inlineStyleBytes = (html: string) => bytesOf(html, ({ name }) => name === 'style')

function bytesOf(html: string, counts: (element: InlineElement) => boolean): number {
  const texts = [...inlineElements(html)].filter(counts).map(({ text }) => text)
  return texts.length === 0 ? 0 : brotliCompressSync(texts.join('\n')).byteLength
}
