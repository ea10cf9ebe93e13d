import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Addresses of the style sheets of each page, by its file without `.page.tsx`: the site's own first. */
export type StyleSheets = ReadonlyMap<string, readonly string[]>

/** Reads them from Vite's build of the pages in `folder` (site/build/vite/style-sheets.ts). */
export async function readStyleSheets(folder: string): Promise<StyleSheets> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest

  function sheetsOf(key: string, seen: Set<string>): string[] {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap((each) => sheetsOf(each, seen)), ...(chunk.css ?? [])]
  }

  const sheets = new Map<string, string[]>()
  for (const key of Object.keys(manifest)) {
    const page = /^(.*)\.page\.tsx$/.exec(key)?.[1]
    if (page)
      sheets.set(
        page,
        sheetsOf(key, new Set()).map((file) => `/${file}`),
      )
  }
  for (const file of new Set([...sheets.values()].flat()))
    refuseWidthInFont(file, await readFile(join(folder, file), 'utf8'))
  return sheets
}

function refuseWidthInFont(file: string, css: string): void {
  if (/font:[^;}]*\d% [\d.]/.test(css))
    throw new Error(
      `The minifier put a width into font, which browsers refuse: leave out font-stretch (${file})`,
    )
}
