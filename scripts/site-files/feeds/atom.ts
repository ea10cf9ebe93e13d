import { categoryNames } from '../../../content/articles/article-categories.ts'
import type { Article } from '../../../content/articles/parse-article.ts'
import { authors } from '../../../content/authors.ts'
import { escapeHtml } from '../../../content/markdown/escape-html.ts'
import { site } from '../../../content/site.ts'
import { articleHtml } from './article-html.ts'
import { addressOf, channel, lastChange, lastChangeOf, longestFeed } from './feed-channel.ts'

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
${articles.slice(0, longestFeed).map(entry).join('\n')}
</feed>
`
}

function entry(article: Article): string {
  const { title, excerpt, author, category, tags, date } = article
  const address = addressOf(article)
  const categories = [categoryNames[category], ...tags].map(
    (name) => `<category term="${escapeHtml(name)}"/>`,
  )
  return `<entry>
<id>${address}</id>
<title>${escapeHtml(title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${instant(date)}</published>
<updated>${instant(lastChangeOf(article))}</updated>
<author><name>${escapeHtml(authors[author]?.name ?? '')}</name></author>
${categories.join('')}
<summary>${escapeHtml(excerpt)}</summary>
<content type="html">${escapeHtml(articleHtml(article, address))}</content>
</entry>`
}

function instant(day: string): string {
  return `${day}T00:00:00Z`
}
