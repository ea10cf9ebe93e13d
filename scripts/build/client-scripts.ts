import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'
import { attributeOf, elementsIn, type HtmlTree } from './html-tree.ts'

/** The built scripts: what each page may load, and what that may show. */
export interface ClientScripts {
  /** Address of the script that the boot script loads. */
  start: string
  /** Every word in the code of all of them. */
  code: readonly string[]
  /** Addresses of the scripts with which a page starts, without what waits to be needed. */
  neededAtOnce: (page: HtmlTree) => string[]
  /** Texts that the scripts of a page may show and its HTML does not have. */
  textsLater: (page: HtmlTree) => string[]
  /** Texts that any script may show. */
  allTexts: () => string[]
}

const entry = 'app/client.ts'

/** Reads the scripts in `folder`, which Vite has built with a manifest. */
export async function readClientScripts(folder: string): Promise<ClientScripts> {
  const files = globSync('**/*.js', { cwd: folder }).toSorted()
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const codeOf = new Map(files.map((file, at) => [file, texts[at] ?? '']))
  const start = manifest[entry]
  if (!start) throw new Error(`The build has no ${entry}`)
  const sources = new Map(Object.keys(manifest).map((key) => [basename(key), key]))

  /** Files of a source, of all it imports, and of the workers that these start. */
  function filesOf(key: string, seen: Set<string>, withLater: boolean): Set<string> {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const file of withLater ? files : [])
      if (file.includes('-worker-') && codeOf.get(chunk.file)?.includes(basename(file))) seen.add(file)
    const { imports = [], dynamicImports = [] } = chunk
    // The client names every island and behaviour; a page has those that its HTML names.
    const children = withLater && key !== entry ? [...imports, ...dynamicImports] : imports
    for (const child of children) filesOf(child, seen, withLater)
    return seen
  }

  function filesOfPage(page: HtmlTree, withLater: boolean): string[] {
    const seen = filesOf(entry, new Set(), withLater)
    for (const element of elementsIn(page)) {
      const isWanted = withLater || attributeOf(element, 'data-when') === 'idle'
      const island = isWanted ? attributeOf(element, 'data-island') : undefined
      const behaviours = attributeOf(element, 'data-behaviour')?.split(' ') ?? []
      const names = [
        ...(island ? [`${island}.island.tsx`] : []),
        ...behaviours.map((name) => `${name}.behaviour.ts`),
      ]
      for (const name of names) {
        const source = sources.get(name)
        if (!source) throw new Error(`A page names ${name}, which is not in app/`)
        filesOf(source, seen, withLater)
      }
    }
    return [...seen]
  }

  const hydration = filesOf('app/islands/hydrate-island.tsx', new Set(), false)
  return {
    start: `/${start.file}`,
    code: texts,
    neededAtOnce: (page) => [...filesOfPage(page, false), ...hydration].map((file) => `/${file}`),
    textsLater: (page) => filesOfPage(page, true).flatMap((file) => scriptTexts(codeOf.get(file) ?? '')),
    allTexts: () => texts.flatMap(scriptTexts),
  }
}

/**
 * Texts in scripts that the font cut has to know, because a page may show them later: runs of Indic script with
 * what stands between them, and typographic characters. Plain Latin letters are always cut.
 */
export function scriptTexts(code: string): string[] {
  return code.match(/[\u0900-\u0dff][\u0900-\u0dff\u200c\u200d\s\d:.,?!-]*|[‘’“”–—…•·−×₹]/gu) ?? []
}
