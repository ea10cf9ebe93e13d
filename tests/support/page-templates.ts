import { articles } from '../../content/articles/article-files.ts'
import { pagePaths } from '../../content/pages.ts'

/**
 * Every page but articles, and as many articles as show each kind of figure and callout once: all are drawn by one
 * template from the same parts, so the slow checks need not be made nineteen times.
 */
export const templatePaths: readonly string[] = [
  ...pagePaths.filter((path) => !path.startsWith('/blog/')),
  ...articlesWithAllParts(),
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
