import { readFile } from 'node:fs/promises'
import { decompress } from 'woff2-encoder'

/** Reads a whole font, all weights and widths, by what identifies its file; returns TrueType bytes. */
export function readFont(source: string): Promise<Uint8Array> {
  const [script] = source.split('-')
  const folder = `../../../node_modules/@fontsource-variable/anek-${script}/files`
  return unpacked(`${folder}/anek-${source}-standard-normal.woff2`)
}

/** Folder of the site's own fonts, made by site/build/fonts/make-fonts.mjs. */
export const siteFonts = new URL('../../../common/styles/fonts/', import.meta.url)

/** Reads one of the site's own fonts; returns TrueType bytes. */
export const readSiteFont = (name: string): Promise<Uint8Array> =>
  unpacked(new URL(`${name}.woff2`, siteFonts).href)

async function unpacked(address: string): Promise<Uint8Array> {
  const font = await decompress(await readFile(new URL(address, import.meta.url)))
  // The unpacker hands out its own memory, which the next file overwrites.
  return font.slice()
}
