import { createHash } from 'node:crypto'
import { listedPaths, notFoundPath, pagePaths, portalPaths, sharedPaths } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { readBuiltPages } from '../support/built-pages.ts'
import { newsletterPaths } from '../support/page-templates.ts'
import { expect, test } from '../support/shared-site.ts'

// Pages are read as markup here, which a page of the site may not do with text.
test.use({ bypassCSP: true })

/** Pages that are reached without a link, or only by people, and that no search engine lists. */
const unlistedPaths = ['/login', ...newsletterPaths, ...portalPaths]

/** The frame of the portal has no words of its own: its desks are drawn in the browser. */
const pathsWithWords = [...sharedPaths, ...newsletterPaths]

const isRepeated = <Item>(item: Item, at: number, all: Item[]) => all.indexOf(item) !== at

test('every page is there, in its language, with one h1, headings in order and ids once', async ({
  page,
}) => {
  for (const { path, status, language, headings, ids } of await readBuiltPages(page, pathsWithWords)) {
    expect.soft(status, path).toBe(200)
    expect.soft(language, path).toBe(site.locale)
    expect.soft(headings.filter((level) => level === 1).length, `${path}: h1`).toBe(1)
    expect.soft(headings[0], `${path}: the first heading`).toBe(1)
    const skips = headings.filter((level, at) => level > (headings[at - 1] ?? 0) + 1)
    expect.soft(skips, `${path}: headings that skip a level`).toEqual([])
    expect.soft(ids.filter(isRepeated), `${path}: ids given twice`).toEqual([])
  }
})

test('no element names a class that its style sheet has lost', async ({ request }) => {
  for (const path of pathsWithWords) {
    const html = await (await request.get(path)).text()
    expect.soft(html.match(/class="[^"]*\bundefined\b[^"]*"/g), path).toBeNull()
  }
})

test('every image has a text and a size, and exists', async ({ page, request }) => {
  const sources = new Set<string>()
  const unfit: string[] = []
  for (const { path, images } of await readBuiltPages(page, pathsWithWords)) {
    for (const { source, text, sized } of images) {
      sources.add(source)
      if (text === null) unfit.push(`${path}: ${source} has no alt`)
      if (!sized) unfit.push(`${path}: ${source} has no width and height`)
    }
  }
  for (const source of sources) if (!(await request.get(source)).ok()) unfit.push(`${source} is not there`)
  expect(unfit).toEqual([])
})

test('every link inside the site leads to a page, and every anchor to a place on it', async ({
  page,
  request,
}) => {
  const pages = await readBuiltPages(page, [...pathsWithWords, ...portalPaths])
  const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]))
  const answers = new Map<string, number>()
  const broken: string[] = []
  for (const { path, links } of pages) {
    for (const href of new Set(links)) {
      const { origin, pathname, hash } = new URL(href, new URL(path, 'http://site'))
      if (origin !== 'http://site') continue
      const status = answers.get(pathname) ?? (await request.get(pathname, { maxRedirects: 0 })).status()
      answers.set(pathname, status)
      const ids = idsOf.get(pathname)
      const leadsNowhere = ids && hash && !ids.has(decodeURIComponent(hash.slice(1)))
      if (status !== 200 || leadsNowhere) broken.push(`${path} links to ${href}`)
    }
  }
  expect(answers.size).toBeGreaterThan(pagePaths.length / 2)
  expect(broken).toEqual([])
})

test('titles and descriptions are unique and of a length that is shown; canonical and sharing tags agree', async ({
  page,
}) => {
  const pages = await readBuiltPages(page, sharedPaths)
  for (const { path, title, canonical, meta } of pages) {
    const { description = '' } = meta
    const address = new URL(path, site.origin).href
    expect.soft(canonical, path).toBe(address)
    expect.soft(title.length, `${path}: length of its title`).toBeGreaterThan(10)
    expect.soft(title.length, `${path}: length of its title`).toBeLessThanOrEqual(65)
    expect.soft(description.length, `${path}: length of its description`).toBeGreaterThan(60)
    expect.soft(description.length, `${path}: length of its description`).toBeLessThanOrEqual(160)
    expect.soft(meta, path).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
    })
  }
  expect(pages.map(({ title }) => title).filter(isRepeated)).toEqual([])
  expect(pages.map(({ meta }) => meta['description']).filter(isRepeated)).toEqual([])
})

test('what search engines may list says what it is in structured data; nothing else does', async ({
  page,
}) => {
  for (const { path, meta, structuredData } of await readBuiltPages(page, listedPaths)) {
    expect.soft(meta['robots'], path).toBeUndefined()
    expect.soft(structuredData.length, `${path}: structured data`).toBe(1)
    const { '@context': context, '@graph': things = [] } = JSON.parse(structuredData[0] ?? '{}') as {
      '@context'?: string
      '@graph'?: { '@type'?: string; url?: string }[]
    }
    expect.soft(context, path).toBe('https://schema.org')
    expect
      .soft(
        things.filter((thing) => !thing['@type']),
        path,
      )
      .toEqual([])
    const address = new URL(path, site.origin).href
    expect.soft(JSON.stringify(things), `${path} is named in its structured data`).toContain(`"${address}"`)
  }
  for (const { path, meta, structuredData } of await readBuiltPages(page, unlistedPaths)) {
    expect.soft(meta['robots'], path).toBe('noindex')
    expect.soft(structuredData, path).toEqual([])
  }
})

test('every page has a share image of its own, of the size that networks show', async ({ page, request }) => {
  const pictures = new Map<string, string>()
  for (const { path, meta } of await readBuiltPages(page, sharedPaths)) {
    const address = new URL(meta['og:image'] ?? '')
    expect.soft(address.origin, path).toBe(new URL(site.origin).origin)
    const answer = await request.get(address.pathname)
    expect.soft(answer.headers()['content-type'], address.pathname).toBe('image/png')
    const png = await answer.body()
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], address.pathname).toEqual([1200, 630])
    expect.soft(png.byteLength, `${address.pathname} stays small enough for WhatsApp`).toBeLessThan(320_000)
    const digest = createHash('sha256').update(png).digest('hex')
    expect.soft(pictures.get(digest), `${path} has the picture of another page`).toBeUndefined()
    pictures.set(digest, path)
  }
})

test('the sitemap lists exactly the pages that search engines may list', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(listedPaths.map((path) => new URL(path, site.origin).href))
})

test('the page for what does not exist is not itself a page that exists', async ({ request }) => {
  expect((await request.get(notFoundPath)).status()).toBe(404)
})
