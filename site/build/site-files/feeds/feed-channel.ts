import { categoryNames } from '../../../content/articles/article-categories.ts'
import type { Article } from '../../../content/articles/parse-article.ts'
import { authors } from '../../../content/authors.ts'
import { escapeHtml } from '../../../../common/markdown/escape-html.ts'
import { site } from '../../../../common/brand/site.ts'
import { articleHtml } from './article-html.ts'

/** What both formats say about the blog. */
export const channel = {
  title: `Notes from the line. ${site.company}`,
  subtitle: 'Articles for those who answer for what is said on the phone.',
  home: new URL('/blog', site.origin).href,
  language: site.locale.toLowerCase(),
}

/** Number of articles in a feed; readers keep what they have fetched before. */
const longestFeed = 30

/** What both formats say about the newest articles, escaped. `articles` are newest first. */
export const feedEntries = (articles: readonly Article[]) => articles.slice(0, longestFeed).map(feedEntry)

function feedEntry(article: Article) {
  const { id, title, excerpt, author, category, tags, date, updated = date } = article
  const address = new URL(`/blog/${id}`, site.origin).href
  return {
    address,
    title: escapeHtml(title),
    author: escapeHtml(authors[author]?.isSample ? site.company : (authors[author]?.name ?? '')),
    categories: [categoryNames[category], ...tags].map(escapeHtml),
    excerpt: escapeHtml(excerpt),
    html: escapeHtml(articleHtml(article, address)),
    date,
    updated,
  }
}

export type FeedEntry = ReturnType<typeof feedEntry>

/** The day of the last change to any of the articles, or the epoch. */
export const lastChange = (articles: readonly Article[]): string =>
  articles
    .map(({ date, updated = date }) => updated)
    .toSorted()
    .at(-1) ?? '1970-01-01'
