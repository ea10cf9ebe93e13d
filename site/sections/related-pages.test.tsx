import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { productIds } from '../content/products.ts'
import { RelatedPages } from './related-pages.tsx'

function pathsFrom(product: Parameters<typeof RelatedPages>[0]['product']): (string | undefined)[] {
  return [...renderToStaticMarkup(<RelatedPages product={product} />).matchAll(/href="([^"]+)"/g)].map(
    ([, path]) => path,
  )
}

test('leads to what buyers ask, to the next product and to the industries that use this one', () => {
  expect(pathsFrom('voice-intelligence')).toEqual([
    '/blog/when-the-caller-is-angry-say-less',
    '/offers',
    '/integrations',
    '/security',
    '/products/process-automation',
    '/solutions/healthcare',
    '/solutions/bpo',
    '/solutions/hospitality-travel',
  ])
})

test('asks what chats cost for Zapra, and what minutes cost for the Virtual Assistant', () => {
  expect(pathsFrom('zapra')[1]).toBe('/offers?chat=20000#estimate')
  expect(pathsFrom('virtual-assistant')[1]).toBe('/offers?voice=20000#estimate')
})

test('leads from the last product to the first', () => {
  const last = productIds.at(-1) ?? 'qams'
  expect(pathsFrom(last)[4]).toBe(`/products/${productIds[0]}`)
})
