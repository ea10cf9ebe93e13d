import { expect, test } from 'vitest'
import { packages } from '../../content/pricing.ts'
import { claimFaults } from './words-faults.ts'
import { readCode } from './read-code.ts'
import { typedAmounts } from './rules/prices.ts'

const file = 'site/pages/sample.tsx'

test('a claim without an entry, or on a page that may not show it, is reported', () => {
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

test('a price typed as a number is reported, except in the price list', () => {
  const { numbers } = readCode(file, `export const a = [${packages[0].price}, ${packages[0].price - 1}]`)
  const code = { ...readCode(file, ''), numbers }
  expect(typedAmounts(file, '', code)).toHaveLength(1)
  expect(typedAmounts('site/content/pricing.ts', '', code)).toEqual([])
})
