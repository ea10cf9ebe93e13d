import type { Article } from '../../content/articles/parse-article.ts'
import type { ListedArticle } from '../../content/articles/listed-article.ts'

/** What the search of a blog of several pages loads at its first use: what cards show of all articles, as JSON. */
export function articleIndex(articles: readonly Article[]): string {
  return JSON.stringify(articles.map(listed))
}

/** Named one by one: the text of an article is no part of it. */
function listed({
  id,
  title,
  excerpt,
  category,
  tags,
  date,
  updated,
  readTime,
  finding,
}: Article): ListedArticle {
  return { id, title, excerpt, category, tags, date, updated, readTime, finding }
}
