import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { decompress } from 'woff2-encoder'

/** A variable Anek font as its npm package ships it, with all weights and widths of one script. */
export type FontSource = { packageName: string; subset: string }

/** Reads an uncut font; returns TrueType bytes. */
export async function readFont(source: FontSource): Promise<Uint8Array> {
  const file = `files/${source.packageName}-${source.subset}-standard-normal.woff2`
  return decompress(await readFile(packageFile(source.packageName, file)))
}

/** The version of the package a font comes from, for cache keys. */
export async function fontVersion(source: FontSource): Promise<string> {
  const text = await readFile(packageFile(source.packageName, 'package.json'), 'utf8')
  const { version } = JSON.parse(text) as { version: string }
  return `${source.packageName}@${version}`
}

function packageFile(packageName: string, path: string): string {
  return fileURLToPath(
    new URL(`../../node_modules/@fontsource-variable/${packageName}/${path}`, import.meta.url),
  )
}
