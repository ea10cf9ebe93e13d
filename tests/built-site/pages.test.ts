import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newsletterPages, newsletterPath } from '../../site/content/newsletter-pages.ts'
import {
  listedPaths,
  notFoundPath,
  pagePaths,
  portalPaths,
  sharedPaths,
  thirdPartyNoticesPath,
} from '../../site/content/page-paths.ts'
import { shownLengths } from '../../site/content/shown-lengths.ts'
import { site } from '../../common/brand/site.ts'
import { attributeOf, elementsIn } from '../../site/build/html-tree.ts'
import { elementsOf, exists, fileOf, readBuilt, readBuiltPage } from './built-site.ts'

const newsletterPaths = newsletterPages.map(newsletterPath)

/** Pages reached without a link, or only by people, which no search engine lists. */
const unlistedPaths = ['/login', ...newsletterPaths, ...portalPaths]

/** The portal's frame has no words of its own: its desks are rendered in the browser. */
const pathsWithWords = [...sharedPaths, ...newsletterPaths, notFoundPath]

const everyPath = [...pathsWithWords, ...portalPaths]

const isRepeated = <Item>(item: Item, at: number, all: Item[]) => all.indexOf(item) !== at

test.each(pathsWithWords)('%s has a language, one h1, headings in order and unique ids', (path) => {
  const { language, headings, ids } = readBuiltPage(path)
  expect(language).toBe(site.locale)
  expect(headings[0], 'the first heading').toBe(1)
  expect(headings.filter((level) => level === 1)).toHaveLength(1)
  const skips = headings.filter((level, at) => level > (headings[at - 1] ?? 0) + 1)
  expect(skips, 'headings that skip a level').toEqual([])
  expect(ids.filter(isRepeated), 'duplicate ids').toEqual([])
})

test('no element has a class that its style sheet lacks', () => {
  const lost = everyPath.flatMap((path) =>
    elementsOf(path, (element) => /\bundefined\b/.test(attributeOf(element, 'class') ?? '')).map(
      ({ tagName }) => `${path}: ${tagName}`,
    ),
  )
  expect(lost).toEqual([])
})

test('every image has alternative text and a size, and exists', () => {
  const images = pathsWithWords.flatMap((path) =>
    readBuiltPage(path).images.map(({ source, text, isSized }) => ({
      image: `${path}: ${source}`,
      hasText: text !== undefined,
      isSized,
      isThere: exists(source),
    })),
  )
  expect(images.filter(({ hasText, isSized, isThere }) => !hasText || !isSized || !isThere)).toEqual([])
})

test('every internal link leads to a page, and every anchor to an element on it', () => {
  const idsOf = new Map(everyPath.map((path) => [path, new Set(readBuiltPage(path).ids)]))
  const followed = new Set<string>()
  const broken = everyPath.flatMap((path) =>
    readBuiltPage(path).links.flatMap((href) => {
      const { origin, pathname, hash } = new URL(href, new URL(path, 'http://site'))
      if (origin !== 'http://site') return []
      followed.add(pathname)
      const ids = idsOf.get(pathname)
      const leadsNowhere = ids && hash && !ids.has(decodeURIComponent(hash.slice(1)))
      return !exists(pathname) || leadsNowhere ? [`${path} links to ${href}`] : []
    }),
  )
  expect(broken).toEqual([])
  expect(followed.size).toBeGreaterThan(pagePaths.length / 2)
})

test('titles and descriptions are unique and of a displayable length; canonical and sharing tags agree', () => {
  const pages = sharedPaths.map(readBuiltPage)
  for (const { path, title, canonical, meta } of pages) {
    const { description = '' } = meta
    const address = new URL(path, site.origin).href
    expect.soft(canonical, path).toBe(address)
    expect.soft(title.length, `${path}: length of its title`).toBeGreaterThanOrEqual(shownLengths.title.least)
    expect.soft(title.length, `${path}: length of its title`).toBeLessThanOrEqual(shownLengths.title.most)
    expect
      .soft(description.length, `${path}: length of its description`)
      .toBeGreaterThanOrEqual(shownLengths.description.least)
    expect
      .soft(description.length, `${path}: length of its description`)
      .toBeLessThanOrEqual(shownLengths.description.most)
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

test('pages that search engines may list have structured data; no others do', () => {
  for (const { path, meta, structuredData } of listedPaths.map(readBuiltPage)) {
    expect.soft(meta['robots'], path).toBeUndefined()
    expect.soft(structuredData.length, `${path}: structured data`).toBe(1)
    const { '@context': context, '@graph': things = [] } = JSON.parse(structuredData[0] ?? '{}') as {
      '@context'?: string
      '@graph'?: { '@type'?: string }[]
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
  for (const { path, meta, structuredData } of unlistedPaths.map(readBuiltPage)) {
    expect.soft(meta['robots'], path).toBe('noindex')
    expect.soft(structuredData, path).toEqual([])
  }
})

test('every page has its own share image, of the size that networks show', () => {
  const pictures = new Map<string, string>()
  for (const { path, meta } of sharedPaths.map(readBuiltPage)) {
    const address = new URL(meta['og:image'] ?? '')
    expect.soft(address.origin, path).toBe(new URL(site.origin).origin)
    const png = readBuilt(address.pathname)
    expect.soft(png.subarray(1, 4).toString(), address.pathname).toBe('PNG')
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], address.pathname).toEqual([1200, 630])
    expect.soft(png.byteLength, `${address.pathname} stays small enough for WhatsApp`).toBeLessThan(320_000)
    const digest = createHash('sha256').update(png).digest('hex')
    expect.soft(pictures.get(digest), `${path} has the picture of another page`).toBeUndefined()
    pictures.set(digest, path)
  }
})

test('the sitemap lists exactly the pages that search engines may list', () => {
  const xml = readBuilt('sitemap.xml').toString('utf8')
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(listedPaths.map((path) => new URL(path, site.origin).href))
})

// Every element costs time at the first layout and at each style change, most of all on a phone.
test.each(everyPath)('%s has no more elements than a phone lays out in one go', (path) => {
  const body = elementsOf(path, ({ tagName }) => tagName === 'body')
  const laidOut = body.flatMap((each) => Array.from(elementsIn(each)))
  const inTemplates = new Set(
    laidOut.filter(({ tagName }) => tagName === 'template').flatMap((each) => Array.from(elementsIn(each))),
  )
  const count = laidOut.filter((element) => !inTemplates.has(element)).length
  expect(count).toBeLessThanOrEqual(path === '/' ? 1010 : 1190)
})

test('every form of every page has a name and a description for agents', () => {
  for (const path of [...sharedPaths, ...newsletterPaths]) {
    const forms = elementsOf(path, ({ tagName }) => tagName === 'form')
    const names = forms.map((form) => attributeOf(form, 'toolname') ?? '')
    expect(names.length, `${path} has a form`).toBeGreaterThan(0)
    expect(names.filter(isRepeated), `${path}: duplicate names of forms`).toEqual([])
    for (const [at, form] of forms.entries()) {
      const name = names[at] ?? ''
      expect(name, `name of a form on ${path}`).toMatch(/^[a-z]+(_[a-z]+)+$/)
      expect(attributeOf(form, 'tooldescription'), `${path}: ${name}`).toMatch(/^[A-Z].{20,}\.$/)
      const nameless = [...elementsIn(form)].filter(
        (field) => /^(input|select|textarea)$/.test(field.tagName) && !attributeOf(field, 'name'),
      )
      expect(nameless, `${path}: fields of ${name} without a name`).toEqual([])
    }
  }
})

test('every page tells its browser not to let text become code', () => {
  const policies = JSON.parse(readBuilt('_page-policies.json').toString('utf8')) as Record<string, string>
  for (const path of everyPath)
    expect
      .soft(policies[`/${fileOf(path)}`], path)
      .toContain("require-trusted-types-for 'script'; trusted-types site default")
})

test('the terms link to the licences of third-party code in browsers', () => {
  expect(readBuiltPage('/terms-of-use').links).toContain(thirdPartyNoticesPath)
  const notices = readBuilt(thirdPartyNoticesPath).toString('utf8')
  expect(notices).toMatch(/^react \S+, react-dom \S+/m)
  expect(notices).toContain('Copyright (c) Meta Platforms')
  expect(notices).toMatch(/^lucide-static /m)
  expect(notices).toMatch(/anek-latin \S+,[^]*SIL Open Font License/)
})
