import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'
import { attributeOf, elementsIn, type HtmlElement, type HtmlTree } from './html-tree.ts'

/** The built scripts: what each page may load, and what that may show. */
export interface ClientScripts {
  /** Address of the script of every page. */
  start: string
  /** Addresses of the scripts needed to start a page; for an application, also to render it. */
  neededAtOnce: (page: HtmlTree, isApplication: boolean) => string[]
  /** Texts that the scripts of a page may show and its HTML lacks. */
  textsLater: (page: HtmlTree) => string[]
  /** Texts that any script may show. */
  allTexts: () => string[]
}

const entry = 'site/client.ts'

/** Reads the scripts in `folder`, which Vite has built with a manifest. */
export async function readClientScripts(folder: string): Promise<ClientScripts> {
  const files = globSync('**/*.js', { cwd: folder }).toSorted()
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const codeOf = new Map(files.map((file, at) => [file, texts[at] ?? '']))
  const start = manifest[entry]
  if (!start) throw new Error(`The build has no ${entry}`)
  const sources = new Map(Object.keys(manifest).map((key) => [basename(key), key]))
  const behaviours = new Set(
    globSync('{common,site}/**/*.behaviour.ts').map((file) => basename(file, '.behaviour.ts')),
  )

  /** Files of a source, of all it imports, and of the workers that these start. */
  function filesOf(key: string, seen: Set<string>, withLater: boolean): Set<string> {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const file of withLater ? files : [])
      if (file.includes('-worker-') && codeOf.get(chunk.file)?.includes(basename(file))) seen.add(file)
    const { imports = [], dynamicImports = [] } = chunk
    // The client names every island; a page has those named in its HTML.
    const later = withLater ? dynamicImports.filter((each) => !each.endsWith('.island.tsx')) : []
    for (const child of [...imports, ...later]) filesOf(child, seen, withLater)
    return seen
  }

  function filesOfPage(page: HtmlTree, withIslands: boolean, withLater: boolean): string[] {
    const seen = filesOf(entry, new Set(), withLater)
    for (const element of elementsIn(page)) {
      for (const name of attributeOf(element, 'data-behaviour')?.split(' ') ?? [])
        if (!behaviours.has(name)) throw new Error(`A page names ${name}.behaviour.ts, which does not exist`)
      const island = attributeOf(element, 'data-island')
      // An application is visible immediately; the content of a dialog is not.
      if (island === undefined || !withIslands || (!withLater && isInDialog(element))) continue
      const source = sources.get(`${island}.island.tsx`)
      if (!source) throw new Error(`A page names ${island}.island.tsx, which does not exist`)
      filesOf(source, filesOf('common/islands/hydrate-island.tsx', seen, withLater), withLater)
    }
    return [...seen]
  }

  return {
    start: `/${start.file}`,
    neededAtOnce: (page, isApplication) =>
      filesOfPage(page, isApplication, false)
        .map((file) => `/${file}`)
        .slice(1),
    textsLater: (page) =>
      filesOfPage(page, true, true).flatMap((file) => scriptTexts(codeOf.get(file) ?? '')),
    allTexts: () => texts.flatMap(scriptTexts),
  }
}

function isInDialog(element: HtmlElement): boolean {
  for (let at = element.parentNode; at; at = 'parentNode' in at ? at.parentNode : null)
    if (at.nodeName === 'dialog') return true
  return false
}

/**
 * Texts in scripts that the font cut has to know, because a page may show them later: runs of Indic script with
 * what is between them, and typographic characters. Plain Latin letters are always included.
 */
export function scriptTexts(code: string): string[] {
  return code.match(/[\u0900-\u0dff][\u0900-\u0dff\u200c\u200d\s\d:.,?!-]*|[‘’“”–—…•·−×₹]/gu) ?? []
}
