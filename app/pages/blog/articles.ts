import { newestFirst } from '../../../content/articles/newest-first.ts'
import type { Article } from '../../../content/articles/parse-article.ts'

const files = import.meta.glob<Article>('../../../content/articles/*.md', { eager: true, import: 'default' })

/** Every article, newest first. For build-time code only: in the browser’s build the files are empty. */
export const articles: readonly Article[] = Object.values(files).toSorted(newestFirst)

/** The first of the full list, whatever is searched for. Throws a RangeError where nothing is written yet. */
export function featuredArticle(): Article {
  const [first] = articles
  if (!first) throw new RangeError('There is no article yet. Write one in content/articles.')
  return first
}

/** The article at `pathname`, with or without a slash at its end. Throws a RangeError where there is none. */
export function articleAt(pathname: string): Article {
  const id = pathname.split('/')[2]
  const article = articlesById.get(id ?? '')
  if (!article) throw new RangeError(`No article is written for ${pathname}`)
  return article
}

/** The next older article; the oldest leads to the newest. */
export function nextArticle(article: Article): Article {
  return articles[(places.get(article.id) ?? 0) + 1] ?? featuredArticle()
}

/** At most `most` other articles, those that share most tags first; then of the same category, then the newest. */
export function relatedArticles(article: Article, most: number): Article[] {
  const next = nextArticle(article)
  const closeness = (other: Article) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length * 2 +
    (other.category === article.category ? 1 : 0)
  const candidates = new Set(subjectsOf(article).flatMap((key) => newestOfSubject.get(key) ?? []))
  return [...candidates]
    .filter((other) => other !== article && other !== next)
    .map((other) => ({ other, closeness: closeness(other), place: places.get(other.id) ?? 0 }))
    .toSorted((a, b) => b.closeness - a.closeness || a.place - b.place)
    .slice(0, most)
    .map(({ other }) => other)
}

function subjectsOf({ tags, category }: Article): string[] {
  return [...tags, category]
}

/** Articles kept for each tag and category: so the build stays linear however many are written. */
const mostOfSubject = 12

const newestOfSubject = new Map<string, Article[]>()
for (const article of articles) {
  for (const key of subjectsOf(article)) {
    const newest = newestOfSubject.get(key) ?? []
    if (newest.length < mostOfSubject) newestOfSubject.set(key, [...newest, article])
  }
}

const articlesById = new Map(articles.map((article) => [article.id, article]))
const places = new Map(articles.map(({ id }, place) => [id, place]))
