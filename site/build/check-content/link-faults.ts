import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { articles } from '../../content/articles/article-files.ts'
import { feeds } from '../../content/feeds.ts'
import { dataProcessingAgreement, privacyPolicy, termsOfUse } from '../../content/legal/legal-documents.ts'
import { prerenderedPaths, thirdPartyNoticesPath } from '../../content/page-paths.ts'
import { securityTxtPath } from '../../content/security-txt.ts'
import { solutionIds } from '../../content/solutions.ts'
import { type Fault, faultAt } from './fault.ts'
import type { Link } from './read-code.ts'

const pages: ReadonlySet<string> = new Set(prerenderedPaths)

/** Files written by the build that pages link to. */
const written = new Set([
  '/favicon.ico',
  '/site.webmanifest',
  '/apple-touch-icon.png',
  thirdPartyNoticesPath,
  securityTxtPath,
  ...feeds.map(({ path }) => path),
])

/** Anchors of the pages whose sections are content. */
const anchors = new Map<string, ReadonlySet<string>>([
  ['/solutions', new Set<string>(solutionIds)],
  ['/privacy-policy', new Set(privacyPolicy.sections.map(({ id }) => id))],
  ['/terms-of-use', new Set(termsOfUse.sections.map(({ id }) => id))],
  ['/data-processing-agreement', new Set(dataProcessingAgreement.sections.map(({ id }) => id))],
  ...articles.map(
    ({ id, body }) => [`/blog/${id}`, new Set(body.sections.map((section) => section.id))] as const,
  ),
])

/** Links written into a Markdown file. */
export function linksOf(source: string): Link[] {
  return [...source.matchAll(/\]\(([/#][^)\s]*)\)/g)].map((match) => ({
    href: match[1] ?? '',
    at: match.index + 2,
  }))
}

/**
 * Links to missing pages and anchors of this site. `ids` are all values of `id` in components: if a page’s
 * sections are not content, an anchor that is on no page at all is a fault.
 */
export function linkFaults(
  file: string,
  source: string,
  links: readonly Link[],
  ids: ReadonlySet<string>,
): Fault[] {
  return links.flatMap(({ href, at }) => {
    if (!/^[/#]/.test(href)) return []
    const [address = '', anchor] = href.split('#')
    const path = address.replace(/\?.*/, '') || ownPath(file)
    const fault = (what: string) => [faultAt(file, source, at, `links to ${href}, ${what}`)]
    if (path !== undefined && !exists(path)) return fault('a page that does not exist. Correct the address.')
    const known = path === undefined ? undefined : anchors.get(path)
    const isThere = anchor === undefined || known?.has(anchor) || ids.has(anchor)
    return isThere ? [] : fault('a place that does not exist. Correct the part after #.')
  })
}

/** Address of the page that a Markdown file is. */
function ownPath(file: string): string | undefined {
  const [, folder, name] = /^site\/content\/(articles|legal)\/(.*)\.md$/.exec(file) ?? []
  if (name === undefined) return undefined
  return folder === 'articles' ? `/blog/${name}` : `/${name}`
}

function exists(path: string): boolean {
  return pages.has(path) || written.has(path) || existsSync(join('brand/public', path))
}
