import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameStory, nameWord } from '../../common/brand/name-word.ts'
import { sceneColours } from '../../common/brand/scene-colours.ts'
import { site } from '../../common/brand/site.ts'
import { secondSite } from './second-site.ts'

const own = 'common/brand'

/** What identifies the first brand: words, addresses, keys and colours that the second one lacks. */
export async function tracesOfFirst(): Promise<string[]> {
  const [colours, mark] = await Promise.all(
    ['colours.css', 'mark.svg'].map((file) => readFile(join(own, file), 'utf8')),
  )
  const kept = new Set(strings(secondSite))
  return [
    ...strings(site).filter((value) => value !== '' && !kept.has(value)),
    new URL(site.origin).host,
    nameStory,
    ...nameWord.map(({ word }) => word),
    ...[...(colours ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex).filter((hex) => hex !== '#ffffff'),
    ...Object.values(sceneColours),
    /\bd="([^"]+)"/.exec(mark ?? '')?.[1] ?? '',
  ]
}

/** Each trace found in a text, ignoring case. Each line begins with `where`. */
export function tracesIn(where: string, text: string, traces: readonly string[]): string[] {
  const lower = text.toLowerCase()
  return traces.filter((trace) => lower.includes(trace.toLowerCase())).map((trace) => `${where}: ${trace}`)
}

/** Files of a folder by their paths within it. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(paths.map((path) => readFile(path)))
  return new Map(paths.map((path, at) => [path.slice(folder.length + 1), files[at] ?? Buffer.alloc(0)]))
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
