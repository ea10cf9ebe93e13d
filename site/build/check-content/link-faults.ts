import { articles } from '../../content/articles/article-files.ts'
import { dataProcessingAgreement, privacyPolicy, termsOfUse } from '../../content/legal/legal-documents.ts'
import { prerenderedPaths } from '../../content/page-paths.ts'
import { solutionIds } from '../../content/solutions.ts'
import { type Fault, faultAt } from './fault.ts'
import type { Link } from './read-code.ts'

const pages: ReadonlySet<string> = new Set(prerenderedPaths)

/** Places on the pages whose sections are content. */
const places = new Set<string>([
  ...solutionIds,
  ...[privacyPolicy, termsOfUse, dataProcessingAgreement].flatMap(({ sections }) =>
    sections.map(({ id }) => id),
  ),
  ...articles.flatMap(({ body }) => body.sections.map(({ id }) => id)),
])

/** Links written into a Markdown file. */
export function linksOf(source: string): Link[] {
  return [...source.matchAll(/\]\(([/#][^)\s]*)\)/g)].map((match) => ({
    href: match[1] ?? '',
    at: match.index + 2,
  }))
}

/**
 * Links to pages of this site that there are not, and to places that are on no page. `ids` are all values of `id` in
 * components. That a place is on the page of the link, and that a file is there, tests/built-site asks of the built pages.
 */
export function linkFaults(
  file: string,
  source: string,
  links: readonly Link[],
  ids: ReadonlySet<string>,
): Fault[] {
  return links.flatMap(({ href, at }) => {
    const [, path = '', anchor] = /^(\/[^#?]*)?(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
    const fault = (what: string) => [faultAt(file, source, at, `links to ${href}, ${what}`)]
    if (path !== '' && !pages.has(path) && !/\.\w+$/.test(path))
      return fault('a page that does not exist. Correct the address.')
    if (anchor === undefined || places.has(anchor) || ids.has(anchor)) return []
    return fault('a place that does not exist. Correct what stands behind #.')
  })
}
