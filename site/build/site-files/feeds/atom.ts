import type { Article } from '../../../content/articles/parse-article.ts'
import { escapeHtml } from '../../../../common/markdown/escape-html.ts'
import { site } from '../../../../common/brand/site.ts'
import { channel, feedEntries, type FeedEntry, lastChange } from './feed-channel.ts'

/** The blog as Atom 1.0 with full texts. `articles` are newest first, `self` is the feed’s own address. */
export function atom(articles: readonly Article[], self: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">
<id>${channel.home}</id>
<title>${escapeHtml(channel.title)}</title>
<subtitle>${escapeHtml(channel.subtitle)}</subtitle>
<updated>${instant(lastChange(articles))}</updated>
<link rel="alternate" type="text/html" href="${channel.home}"/>
<link rel="self" type="application/atom+xml" href="${self}"/>
<author><name>${escapeHtml(site.company)}</name></author>
${feedEntries(articles).map(entry).join('\n')}
</feed>
`
}

function entry({ address, title, author, categories, excerpt, html, date, updated }: FeedEntry): string {
  return `<entry>
<id>${address}</id>
<title>${title}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${instant(date)}</published>
<updated>${instant(updated)}</updated>
<author><name>${author}</name></author>
${categories.map((name) => `<category term="${name}"/>`).join('')}
<summary>${excerpt}</summary>
<content type="html">${html}</content>
</entry>`
}

function instant(day: string): string {
  return `${day}T00:00:00Z`
}
