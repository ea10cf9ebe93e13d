import type { Article } from '../../../content/articles/parse-article.ts'
import { escapeHtml } from '../../../../common/markdown/escape-html.ts'
import { channel, feedEntries, type FeedEntry, lastChange } from './feed-channel.ts'

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
${feedEntries(articles).map(item).join('\n')}
</channel>
</rss>
`
}

function item({ address, title, author, categories, excerpt, html, date }: FeedEntry): string {
  return `<item>
<title>${title}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${new Date(date).toUTCString()}</pubDate>
<dc:creator>${author}</dc:creator>
${categories.map((name) => `<category>${name}</category>`).join('')}
<description>${excerpt}</description>
<content:encoded>${html}</content:encoded>
</item>`
}
