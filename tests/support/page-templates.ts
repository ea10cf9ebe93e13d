import { articles } from '../../content/articles/article-files.ts'
import { newsletterPages, newsletterPath } from '../../content/newsletter-pages.ts'
import { agentPath, notFoundPath, pagePaths } from '../../content/pages.ts'

/** All twelve are drawn by one template from the same parts: one with a package’s price, one quoted, one that calls out. */
const solutionsWithAllParts = [
  '/solutions/banking',
  '/solutions/data-analytics',
  '/solutions/lead-generation',
]

const isOneOfMany = (path: string) => /^\/(blog|solutions)\/./.test(path)

/**
 * Every page but articles and solution pages, and as many of those as show each of their parts once, so that the slow
 * checks need not be made thirty times.
 */
export const templatePaths: readonly string[] = [
  ...pagePaths.filter((path) => !isOneOfMany(path)),
  ...solutionsWithAllParts,
  ...articlesWithAllParts(),
]

/** One page for each template, and every solution page: their opening words differ in script and length. */
export const pagesOfEveryLength: readonly string[] = [
  ...templatePaths,
  ...pagePaths.filter((path) => path.startsWith('/solutions/') && !solutionsWithAllParts.includes(path)),
]

/**
 * The newsletter's pages that have an address of their own. The other two are shown for a signed link only:
 * journeys/newsletter.spec.ts.
 */
export const newsletterPaths: readonly string[] = newsletterPages
  .filter((page) => page !== 'confirm' && page !== 'unsubscribe')
  .map(newsletterPath)

/** One page for each template of the site, also those that no menu leads to. The portal's desks are not among them. */
export const everyTemplate: readonly string[] = [
  ...templatePaths,
  agentPath,
  '/newsletter/wrong-address',
  notFoundPath,
]

function articlesWithAllParts(): string[] {
  const seen = new Set<string>()
  return articles.flatMap(({ id, body }) => {
    const parts = [...body.opening, ...body.sections.flatMap(({ blocks }) => blocks)].map((block) =>
      block.kind === 'fence' ? `figure ${block.data.kind}` : block.tag,
    )
    const isNew = parts.some((part) => !seen.has(part))
    for (const part of parts) seen.add(part)
    return isNew ? [`/blog/${id}`] : []
  })
}
