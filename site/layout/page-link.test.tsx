import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PagePathProvider } from '../../common/ui/page-path.ts'
import { PageLink } from './page-link.tsx'

function linkOn(path: string, href: string): string {
  return renderToStaticMarkup(
    <PagePathProvider value={path}>
      <PageLink href={href}>Pricing</PageLink>
    </PagePathProvider>,
  )
}

test('a link to the current page says so, also when the build asks with a trailing slash', () => {
  const current = '<a href="/offers" aria-current="page">Pricing</a>'
  expect(linkOn('/offers', '/offers')).toBe(current)
  expect(linkOn('/offers/', '/offers')).toBe(current)
  expect(linkOn('/', '/')).toContain('aria-current')
})

test('a link to another page, or to one below or above this one, does not', () => {
  for (const path of ['/', '/offers/voice', '/about'])
    expect(linkOn(path, '/offers')).not.toContain('aria-current')
  expect(linkOn('/products/qams', '/products')).not.toContain('aria-current')
})
