import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interpolate } from '../../common/markdown/interpolate.ts'
import { quotedPrices } from '../../site/content/quoted-prices.ts'
import { fileOf, readBuilt } from './built-site.ts'

interface Entry {
  text: string
  /** A path of the site, or a source file of something that only the browser renders. */
  where: string
  section: string
}

const list = interpolate(
  readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8'),
  quotedPrices,
  (line, says) => {
    throw new Error(`docs/specification.md, line ${line}: ${says}`)
  },
  1,
  (value) => value,
)
const entries: Entry[] = [...list.matchAll(/^\| (.+?) +\| ([\w/.-]+) +\| (.+?) +\|$/gm)]
  .map(([, text = '', where = '', section = '']) => ({ text, where, section }))
  .filter(({ where }) => where.includes('/'))

/** The part of a page with an entry: the menus name every product, and would hide that a page does not. */
function partOf(page: string, section: string): string {
  const [main, end] = [page.indexOf('<main'), page.indexOf('</main>')]
  if (section === 'header') return page.slice(0, main)
  if (section === 'footer' || section.startsWith('contact dialog')) return page.slice(end)
  return page.slice(main, end)
}

/** The text that is read, without tags. */
function wordsOf(page: string): string {
  return page
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

test('the list of the specification is read', () => {
  expect(entries.length).toBeGreaterThan(350)
})

test.each([...new Set(entries.map(({ where }) => where))])(
  'every name, list and figure that docs/specification.md puts on %s is there',
  (where) => {
    const isPage = where.startsWith('/')
    const source = isPage
      ? readBuilt(fileOf(where)).toString('utf8')
      : readFileSync(new URL(`../../${where}`, import.meta.url), 'utf8')
    const missing = entries
      .filter((entry) => entry.where === where)
      .filter(({ text, section }) => !(isPage ? wordsOf(partOf(source, section)) : source).includes(text))
    expect(missing).toEqual([])
  },
)
