import type { PageScripts } from '../../vite/public-pages.ts'
import { scriptTexts } from './script-texts.ts'

/** Code of the built scripts, by address. */
export type ScriptCode = ReadonlyMap<string, string>

/** What the scripts of a public page may show besides its HTML, those included that it loads when they are needed. */
export function shownLater(html: string, { start, pages }: PageScripts, code: ScriptCode): string[] {
  const routes = /<style data-routes="([^"]*)">/.exec(html)?.[1] ?? ''
  const page = pages[routes.replace(/^.* |#.*$/g, '')]
  if (!page) throw new Error(`The build has no scripts for a page of the routes ${routes}`)
  const files = [start, page].flatMap(({ file, imports, later }) => [[file], imports, later].flat())
  return [...new Set(files)].flatMap((file) => scriptTexts(code.get(file) ?? ''))
}
