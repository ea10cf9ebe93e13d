import { createHash } from 'node:crypto'
import { listedPaths, pagePaths } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { expect, test } from '../support/shared-site.ts'

interface PageFacts {
  title: string
  description: string
  canonical: string
  shareImage: string
  headings: number[]
  links: string[]
  ids: string[]
  images: { source: string; text: string | null; sized: boolean }[]
}

/** What the built HTML says, read with script off, as a crawler meets it. */
function readFacts(): PageFacts {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? ''
  return {
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    shareImage: attribute('meta[property="og:image"]', 'content'),
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => !heading.closest('dialog, [popover]'))
      .map((heading) => Number(heading.tagName[1])),
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
    images: [...document.querySelectorAll('img')].map((image) => ({
      source: image.getAttribute('src') ?? '',
      text: image.getAttribute('alt'),
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
    })),
  }
}

for (const path of pagePaths) {
  test(`${path}: one h1, headings in order, ids once, images with size and text`, async ({ page }) => {
    await page.goto(path)
    const { headings, ids, images } = await page.evaluate(readFacts)
    expect(headings.filter((level) => level === 1)).toHaveLength(1)
    expect(headings[0]).toBe(1)
    for (const [at, level] of headings.entries())
      expect(level).toBeLessThanOrEqual((headings[at - 1] ?? 0) + 1)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    for (const image of images) {
      expect(image.text, `${image.source} has an alt attribute`).not.toBeNull()
      expect(image.sized, `${image.source} has width and height`).toBe(true)
    }
  })

  test(`${path}: every internal link, anchor and image resolves`, async ({ page, request }) => {
    await page.goto(path)
    const { links, ids, images } = await page.evaluate(readFacts)
    const address = (href: string) => new URL(href, new URL(path, 'http://site'))
    const internal = links.map(address).filter(({ origin }) => origin === 'http://site')
    for (const { pathname, hash } of internal) {
      if (pathname === path && hash) expect(ids, `${path}${hash}`).toContain(hash.slice(1))
      const answer = await request.get(pathname, { maxRedirects: 0 })
      expect(answer.status(), pathname).toBe(200)
    }
    for (const { source } of images) {
      expect((await request.get(source)).status(), source).toBe(200)
    }
  })
}

test('every page has a share image of its own, of the size that networks show', async ({ page, request }) => {
  const pictures = new Map<string, string>()
  for (const path of pagePaths) {
    await page.goto(path)
    const { shareImage } = await page.evaluate(readFacts)
    const address = new URL(shareImage)
    expect(address.origin).toBe(new URL(site.origin).origin)
    const answer = await request.get(address.pathname)
    expect(answer.headers()['content-type'], address.pathname).toBe('image/png')
    const png = await answer.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], address.pathname).toEqual([1200, 630])
    expect(png.byteLength, `${address.pathname} stays small enough for WhatsApp`).toBeLessThan(320_000)
    const digest = createHash('sha256').update(png).digest('hex')
    expect(pictures.get(digest), `${path} has the picture of another page`).toBeUndefined()
    pictures.set(digest, path)
  }
})

test('titles and descriptions are unique and of a length that is shown; canonical addresses are right', async ({
  page,
}) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of pagePaths) {
    await page.goto(path)
    const { title, description, canonical } = await page.evaluate(readFacts)
    expect(canonical).toBe(new URL(path, site.origin).href)
    expect(title.length).toBeGreaterThan(10)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(description.length).toBeGreaterThan(60)
    expect(description.length).toBeLessThanOrEqual(160)
    titles.add(title)
    descriptions.add(description)
  }
  expect(titles.size).toBe(pagePaths.length)
  expect(descriptions.size).toBe(pagePaths.length)
})

test('the sitemap lists exactly the pages that search engines may list', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(listedPaths.map((path) => new URL(path, site.origin).href))
})
