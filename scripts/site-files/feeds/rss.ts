import { categoryNames } from '../../../content/articles/article-categories.ts'
import type { Article } from '../../../content/articles/parse-article.ts'
import { authors } from '../../../content/authors.ts'
import { escapeHtml } from '../../../content/markdown/escape-html.ts'
import { articleHtml } from './article-html.ts'
import { addressOf, channel, lastChange, longestFeed } from './feed-channel.ts'

/** The blog as RSS 2.0 with full texts. `articles` are newest first, `self` is the feed’s own address. */
export function rss(articles: readonly Article[], self: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeHtml(channel.title)}</title>
<link>${channel.home}</link>
<description>${escapeHtml(channel.subtitle)}</description>
<language>${channel.language}</language>
<lastBuildDate>${new Date(lastChange(articles)).toUTCString()}</lastBuildDate>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${articles.slice(0, longestFeed).map(item).join('\n')}
</channel>
</rss>
`
}

function item(article: Article): string {
  const { title, excerpt, author, category, tags, date } = article
  const address = addressOf(article)
  const categories = [categoryNames[category], ...tags].map(
    (name) => `<category>${escapeHtml(name)}</category>`,
  )
  return `<item>
<title>${escapeHtml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${new Date(date).toUTCString()}</pubDate>
<dc:creator>${escapeHtml(authors[author]?.name ?? '')}</dc:creator>
${categories.join('')}
<description>${escapeHtml(excerpt)}</description>
<content:encoded>${escapeHtml(articleHtml(article, address))}</content:encoded>
</item>`
}
