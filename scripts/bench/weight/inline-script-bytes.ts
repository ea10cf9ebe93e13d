import { brotliCompressSync } from 'node:zlib'

import { inlineElements } from '../../../server/web/inline-elements.ts'

const scriptTypes = new Set(['', 'module', 'text/javascript'])

/** Bytes of a page’s inline scripts, compressed with brotli apart from the page; data blocks are not scripts. */
export function inlineScriptBytes(html: string): number {
  const scripts = [...inlineElements(html)].filter(
    ({ name, attributes }) =>
      name === 'script' && !attributes.has('src') && scriptTypes.has(attributes.get('type') ?? ''),
  )
  if (scripts.length === 0) return 0
  return brotliCompressSync(scripts.map(({ text }) => text).join('\n')).byteLength
}
