import { expect, test } from 'vitest'
import { botIds, bots, packages } from '../../site/content/pricing.ts'
import { elementsIn, textOf } from '../../site/build/html-tree.ts'
import { elementsOf } from './built-site.ts'

const rows = elementsOf('/offers', ({ tagName }) => tagName === 'tr').map((row) =>
  [...elementsIn(row)].filter(({ tagName }) => tagName === 'th' || tagName === 'td').map(textOf),
)

const inIndianGroups = new Intl.NumberFormat('en-IN')

test.each(botIds)('in the worked examples for %s, a package costs its price at its own allocation', (id) => {
  for (const [at, { name, price }] of packages.entries()) {
    const allocation = inIndianGroups.format(bots[id].allocations[at] ?? 0)
    const costs = rows.filter(([volume]) => volume === allocation).map((cells) => [name, cells[at + 1]])
    expect(costs).toContainEqual([name, `₹${inIndianGroups.format(price)}`])
  }
})
