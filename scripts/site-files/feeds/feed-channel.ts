import type { Article } from '../../../content/articles/parse-article.ts'
import { site } from '../../../content/site.ts'

/** What both formats say of the blog. */
export const channel = {
  title: `Notes from the line. ${site.company}`,
  subtitle: 'Articles for those who answer for what is said on the phone.',
  home: new URL('/blog', site.origin).href,
  language: site.locale.toLowerCase(),
}

/** Articles in a feed; readers keep what they have fetched before. */
export const longestFeed = 30

export function addressOf({ id }: Pick<Article, 'id'>): string {
  return new URL(`/blog/${id}`, site.origin).href
}

/** The day of the last change to any of the articles, or the first day there is. */
export function lastChange(articles: readonly Pick<Article, 'date' | 'updated'>[]): string {
  return articles.map(lastChangeOf).toSorted().at(-1) ?? '1970-01-01'
}

export function lastChangeOf({ date, updated }: Pick<Article, 'date' | 'updated'>): string {
  return updated ?? date
}
