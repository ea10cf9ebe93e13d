import { newestFirst } from '../../content/articles/newest-first.ts'
import type { Article } from '../../content/articles/parse-article.ts'

const files = import.meta.glob<Article>('../../content/articles/*.md', { eager: true, import: 'default' })

/** Every article, newest first. For build-time code only: in the browser’s build the files are empty. */
export const articles = Object.values(files).toSorted(newestFirst) as [Article, ...Article[]]

/** The article at `pathname`, with or without a trailing slash. Throws a RangeError if there is none. */
export function articleAt(pathname: string): Article {
  const article = articles.find(({ id }) => id === pathname.split('/')[2])
  if (!article) throw new RangeError(`There is no article at ${pathname}`)
  return article
}

/** The next older article; after the oldest comes the newest. */
export function nextArticle(article: Article): Article {
  return articles[articles.indexOf(article) + 1] ?? articles[0]
}

/** At most `most` other articles: those sharing the most tags first, then the same category, then the newest. */
export function relatedArticles(article: Article, most: number): Article[] {
  const next = nextArticle(article)
  const closeness = (other: Article) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length * 2 +
    (other.category === article.category ? 1 : 0)
  return articles
    .filter((other) => other !== article && other !== next && closeness(other) > 0)
    .toSorted((a, b) => closeness(b) - closeness(a))
    .slice(0, most)
}
