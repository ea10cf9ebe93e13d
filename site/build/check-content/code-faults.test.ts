import { expect, test } from 'vitest'
import { sharedPaths } from '../../content/pages.ts'
import { packages } from '../../content/pricing.ts'
import { claimFaults } from './words-faults.ts'
import { readCode } from './read-code.ts'
import { typedAmounts } from './rules/prices.ts'
import { metaFaults, shareFaults } from './share-faults.ts'

const file = 'site/pages/sample.tsx'

test('a claim without an entry, or on a page that may not show it, is told', () => {
  const source =
    "export const a = [claimOn('/', 'uptime'), claimOn('/', 'uptimeAim'), claimOn('/', 'languages')]"
  expect(claimFaults(file, source, readCode(file, source))).toMatchObject([
    {
      column: 19,
      says: expect.stringContaining(
        'uptime has no entry in site/content/claims.ts. There are: callsPerMonth',
      ),
    },
    { column: 43, says: expect.stringContaining('uptimeAim may not appear on /.') },
  ])
})

test('a title or description that would be cut, or says too little, is told', () => {
  const source = `pageMeta({ title: '${'x'.repeat(66)}', description: 'Short.', path: '/' })`
  expect(metaFaults(file, source, readCode(file, source)).map(({ says }) => says)).toEqual([
    'title has 66 characters. Write 11 to 65: search engines and networks show it.',
    'description has 6 characters. Write 61 to 160: search engines and networks show it.',
  ])
})

test('a price typed as a number is told, save in the price list', () => {
  const { numbers } = readCode(file, `export const a = [${packages[0].price}, ${packages[0].price - 1}]`)
  const code = { ...readCode(file, ''), numbers }
  expect(typedAmounts(file, '', code)).toHaveLength(1)
  expect(typedAmounts('site/content/pricing.ts', '', code)).toEqual([])
})

test('every page has words for its share picture, and no words are left of a page that went', () => {
  expect(shareFaults()).toEqual([])
  expect(shareFaults([...sharedPaths.filter((path) => path !== '/about'), '/gone'])).toMatchObject([
    { says: expect.stringContaining('/gone has no words for its share picture') },
    { says: expect.stringContaining('/about is no page') },
  ])
})
