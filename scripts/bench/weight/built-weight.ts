import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bootDataId, type BootData } from '../../../app/boot/boot-data.ts'
import { inlineElements } from '../../../server/web/inline-elements.ts'
import { inlineScriptBytes } from './inline-bytes.ts'

/** Bytes of one page of a finished build, compressed with brotli as they are sent. */
export interface BuiltWeight {
  path: string
  /** With the CSS and script that stand in it. */
  html: number
  /** What stands in the page and what start-up loads; not what waits to be needed. */
  script: number
  /** Font files that the page asks for at once. */
  fonts: number
}

/** Weighs a prerendered page in the build's `client` directory, without a browser. Throws when a file is missing. */
export async function builtWeight(clientDirectory: string, path: string): Promise<BuiltWeight> {
  const page = join(clientDirectory, path, 'index.html')
  const html = await readFile(page, 'utf8')
  const modules = startUpModules(html)
  const sizes = await Promise.all(modules.map((address) => size(join(clientDirectory, `${address}.br`))))
  const fonts = await Promise.all(preloadedFonts(html).map((address) => size(join(clientDirectory, address))))
  return {
    path,
    html: await size(`${page}.br`),
    script: sum(sizes) + inlineScriptBytes(html),
    fonts: sum(fonts),
  }
}

/** Addresses of every module that the boot script loads, from `/`. */
function startUpModules(html: string): string[] {
  const block = [...inlineElements(html)].find(({ attributes }) => attributes.get('id') === bootDataId)
  if (!block) return []
  const data = JSON.parse(block.text) as BootData
  const own =
    'page' in data ? [data.page, data.start] : [data.manifest, data.entry, ...data.routes.map(([, at]) => at)]
  return [...new Set([...own, ...data.preload])]
}

function preloadedFonts(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].flatMap(([, href]) => href ?? [])
}

const size = async (file: string) => (await stat(file)).size
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
