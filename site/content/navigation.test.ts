import { expect, test } from 'vitest'
import {
  furtherLinks,
  linksByIndustry,
  legalLinks,
  productLinks,
  sitePaths,
  solutionAnchorLinks,
  linksByUseCase,
} from './navigation.ts'
import { pagePaths } from './page-paths.ts'

test('the menus hold eight products, eight industries and four use cases', () => {
  expect([productLinks.length, linksByIndustry.length, linksByUseCase.length]).toEqual([8, 8, 4])
})

test('the paths of the site are those of the specification, each once', () => {
  expect(new Set(sitePaths).size).toBe(sitePaths.length)
  expect(sitePaths.toSorted()).toEqual(
    [
      '/',
      '/about',
      '/blog',
      '/data-processing-agreement',
      '/integrations',
      '/login',
      '/offers',
      '/partner-program',
      '/privacy-policy',
      '/products',
      '/products/customer-intelligence',
      '/products/document-processing',
      '/products/process-automation',
      '/products/qams',
      '/products/smart-analytics',
      '/products/virtual-assistant',
      '/products/voice-intelligence',
      '/products/zapra',
      '/security',
      '/solutions',
      '/solutions/banking',
      '/solutions/bpo',
      '/solutions/customer-support',
      '/solutions/data-analytics',
      '/solutions/ecommerce',
      '/solutions/edtech',
      '/solutions/healthcare',
      '/solutions/hospitality-travel',
      '/solutions/insurance',
      '/solutions/lead-generation',
      '/solutions/process-automation',
      '/solutions/real-estate',
      '/terms-of-use',
    ].toSorted(),
  )
})

test('every page that header and footer lead to exists, and only articles are missing from them', () => {
  const pages = pagePaths.filter((path) => !path.startsWith('/blog/'))
  expect(sitePaths.toSorted()).toEqual([...pages].toSorted())
})

test('the footer leads to an anchor on the overview for each solution', () => {
  expect(solutionAnchorLinks).toContainEqual({ label: 'Banking', href: '/solutions#banking' })
  expect(solutionAnchorLinks).toHaveLength(12)
})

test('no link ends in a slash or leads outside the list of pages', () => {
  const links = [...Object.values(furtherLinks), ...legalLinks, ...productLinks, ...solutionAnchorLinks]
  for (const { href } of links) {
    expect(href).toMatch(/^\/[a-z/-]*[a-z](#[a-z-]+)?$/)
    expect(sitePaths).toContain(href.split('#')[0])
  }
})
