import { articles } from '../../site/content/articles/article-files.ts'
import { agentPath, notFoundPath, pagePaths } from '../../site/content/page-paths.ts'

/** Four are hand-written; of the eight from one template, one that shares a product’s name and one that calls out. */
const solutionsWithAllParts = [
  '/solutions/banking',
  '/solutions/healthcare',
  '/solutions/ecommerce',
  '/solutions/insurance',
  '/solutions/data-analytics',
  '/solutions/lead-generation',
]

/**
 * Whether a page is a product's, with the same controls and parts as the two products that have the most. The slowest
 * checks of it are in the full run only.
 */
export const isFurtherProduct = (path: string): boolean =>
  path.startsWith('/products/') && path !== '/products/virtual-assistant' && path !== '/products/qams'

const isOneOfMany = (path: string) => /^\/(blog|solutions)\/./.test(path)

const writtenByHand = pagePaths.filter((path) => !isOneOfMany(path))

/**
 * Every page except articles and solution pages, and enough of those to show each of their parts once, so that the
 * slow checks are not repeated thirty times. Also those that no menu links to; not the portal's desks.
 */
export const everyTemplate: readonly string[] = [
  ...writtenByHand,
  ...solutionsWithAllParts,
  ...articlesWithAllParts(),
  agentPath,
  '/newsletter/wrong-address',
  notFoundPath,
]

/** One page per template, for checks that need only one of a kind: in a further engine, for example. */
export const oneOfEachTemplate: readonly string[] = [
  ...writtenByHand.filter((path) => path !== '/terms-of-use'),
  '/solutions/lead-generation',
  '/blog/four-systems-one-address',
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
