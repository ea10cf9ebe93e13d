import { describe, expect, test } from 'vitest'
import { parseArticle } from '../../../content/articles/parse-article.ts'
import { site } from '../../../../common/brand/site.ts'
import { atom } from './atom.ts'
import { rss } from './rss.ts'

const source = (title: string, date: string) => `---
title: ${title}
excerpt: What R&D people call a pause, callers call a wait. We asked both of them for a number.
category: ai
author: ila-menon
date: ${date}
tags: [Voice, Q&A]
drawing: {surface: waist, lines: 24}
finding: {figure: 2 s, says: is a long wait}
---

A wait under 2 s & over 1 s. See [prices](/offers#voice) and [below](#rest).[^a] मेरा कार्ड।

## The rest {#rest}

\`\`\`figure
kind: sum
title: One call.
entries:
  - {label: Minutes, working: 6 × ₹4, amount: 24}
  - {label: Line, working: rent, amount: 1.5}
total: {label: Together, working: all}
sample: one call
\`\`\`

## End

> [!monday]
> Listen.

[^a]: A note.
`
const articles = [
  parseArticle('site/content/articles/a-newer-pause.md', source('A newer & longer pause', '2025-10-07')),
  parseArticle('site/content/articles/an-older-pause.md', source('An older, shorter pause', '2025-09-01')),
]
const feeds = {
  rss: rss(articles, `${site.origin}/blog/rss.xml`),
  atom: atom(articles, `${site.origin}/blog/atom.xml`),
}

describe.each(['rss', 'atom'] as const)('%s', (format) => {
  const xml = feeds[format]
  const entries = xml.split(format === 'rss' ? '<item>' : '<entry>').slice(1)

  test('is well-formed: what is opened is closed, and no special character is unescaped', () => {
    const tags = [...xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)].filter(([, , , isEmpty]) => !isEmpty)
    const left: string[] = []
    for (const [, isEnd, name = ''] of tags) {
      if (isEnd && left.at(-1) === name) left.pop()
      else left.push(isEnd ? `/${name}` : name)
    }
    expect(left).toEqual([])
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
  })

  test('has each article once, newest first, under its own address', () => {
    expect(entries).toHaveLength(2)
    expect(entries[0]).toContain(`${site.origin}/blog/a-newer-pause`)
    expect(entries[1]).toContain(`${site.origin}/blog/an-older-pause`)
  })

  test('carries the full text, with addresses that work from anywhere', () => {
    const text = (entries[0] ?? '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    expect(text).toContain('A wait under 2 s &amp; over 1 s.')
    expect(text).toContain(`<a href="${site.origin}/offers#voice">prices</a>`)
    expect(text).toContain(`<a href="${site.origin}/blog/a-newer-pause#rest">below</a>`)
    expect(text).toContain('<span lang="hi">मेरा कार्ड।</span>')
    expect(text).toContain('<td>Together</td><td>all</td><td>₹25.50</td>')
    expect(text).toContain('Sample data: one call.')
    expect(text).not.toMatch(/ (id|data-\w+)=/)
  })
})

test('writes dates as each format requires', () => {
  expect(feeds.rss).toContain('<pubDate>Tue, 07 Oct 2025 00:00:00 GMT</pubDate>')
  expect(feeds.atom).toContain('<updated>2025-10-07T00:00:00Z</updated>')
})
