import { describe, expect, test } from 'vitest'
import { withinRules } from './within-rules.ts'

const page = (text: string) => `<html><head><meta charSet="utf-8"/><style>a{}</style></head>${text}</html>`
const pages = new Map(
  [
    'index.html',
    'about/index.html',
    'blog/index.html',
    'blog/pause/index.html',
    'blog/handover/index.html',
  ].map((file) => [file, page(file)]),
)
const metaPolicy = /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

test('while the host reads all rules, each page has one and no page is changed', () => {
  const hosted = withinRules(pages, 7)
  expect(hosted.rules).toHaveLength(7)
  expect(hosted.pages).toBe(pages)
  expect(hosted.note).toBeUndefined()
})

describe('with more rules than the host reads', () => {
  const hosted = withinRules(pages, 6)
  const carried = [...hosted.pages].filter(([, html]) => metaPolicy.test(html)).map(([file]) => file)

  test('only the pages below the blog carry their policy', () => {
    expect(hosted.rules.map(({ path }) => path)).toEqual([
      '/assets/*',
      '/*',
      '/',
      '/about',
      '/blog',
      '/blog/*',
    ])
    expect(carried).toEqual(['blog/pause/index.html', 'blog/handover/index.html'])
  })

  test('the policy allows inline code, and leaves to the rule what only a header can say', () => {
    const policy = metaPolicy.exec(hosted.pages.get('blog/pause/index.html') ?? '')?.[1] ?? ''
    expect(policy).toMatch(/style-src 'self' 'sha256-/)
    expect(policy).not.toContain('frame-ancestors')
    expect(hosted.rules.at(-1)?.headers).toEqual({ 'Content-Security-Policy': "frame-ancestors 'none'" })
  })

  test('the build says so, even if the other pages are still too many', () => {
    expect(hosted.note).toContain('7 rules')
    expect(hosted.note).not.toContain('still')
    expect(withinRules(pages, 4).note).toContain('still 6')
  })
})
