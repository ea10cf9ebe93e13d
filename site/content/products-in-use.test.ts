import { describe, expect, test } from 'vitest'
import { industriesUsing, productsUsedIn } from './products-in-use.ts'
import { nextProduct, productIds } from './products.ts'
import { solutionIds } from './solutions.ts'

describe('which industries use a product', () => {
  test.each(productIds)('%s is used in at least three industries', (product) => {
    expect(industriesUsing(product).length).toBeGreaterThanOrEqual(3)
  })

  test('use cases are not industries', () => {
    expect(industriesUsing('smart-analytics').map(({ id }) => id)).not.toContain('data-analytics')
  })

  test.each(solutionIds)('%s names no product twice', (solution) => {
    const products = productsUsedIn[solution]
    expect(new Set(products).size).toBe(products.length)
  })
})

test('following the next product visits all eight and comes back', () => {
  const visited = productIds.slice(0, 1)
  while (visited.length <= productIds.length) visited.push(nextProduct(visited.at(-1) ?? 'qams').id)
  expect(visited).toEqual([...productIds, productIds[0]])
})
