import { expect, test } from 'vitest'
import { linkFaults, linksOf } from './link-faults.ts'
import { readCode } from './read-code.ts'

const inMarkdown = (source: string, file = 'site/content/articles/the-handover-note.md') =>
  linkFaults(file, source, linksOf(source), new Set(['estimate']))

test.each([
  ['[a](/price)', 'links to /price, a page that does not exist. Correct the address.'],
  [
    '[a](/privacy-policy#cokies)',
    'links to /privacy-policy#cokies, a place that does not exist. Correct what stands behind #.',
  ],
  [
    '[a](/solutions#bankng)',
    'links to /solutions#bankng, a place that does not exist. Correct what stands behind #.',
  ],
  ['[a](#nowhere)', 'links to #nowhere, a place that does not exist. Correct what stands behind #.'],
])('%s is broken', (source, says) => {
  expect(inMarkdown(`One.\nTwo ${source}`)).toEqual([
    { file: 'site/content/articles/the-handover-note.md', line: 2, column: 9, says },
  ])
})

test.each([
  '[a](/offers#estimate)',
  '[a](/privacy-policy#cookies)',
  '[a](/solutions#banking)',
  '[a](/favicon.ico)',
  '[a](/blog/rss.xml)',
  '[a](/offers?voice=16000)',
  '[a](https://other.example/price)',
])('%s leads somewhere', (source) => {
  expect(inMarkdown(source)).toEqual([])
})

test('links in components and data are found at their position', () => {
  const source = 'export const a = [<a href="/prize">a</a>, { href: \'/prise\' }]'
  const { links } = readCode('site/pages/sample.tsx', source)
  expect(linkFaults('site/pages/sample.tsx', source, links, new Set())).toMatchObject([
    { column: 28, says: expect.stringContaining('/prize') },
    { column: 52, says: expect.stringContaining('/prise') },
  ])
})
