import { expect, test } from 'vitest'
import { articles } from '../../content/articles/article-files.ts'
import { listedPaths } from '../../content/page-paths.ts'
import { packages } from '../../content/pricing.ts'
import { site } from '../../../common/brand/site.ts'
import { structuredData } from './structured-data.ts'

interface Node {
  '@type': string
  [property: string]: unknown
}

/** What search engines require of each type before they show it. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'provider'],
  Service: ['name', 'serviceType', 'provider', 'areaServed'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Offer: [],
}

function nodesOn(path: string): Node[] {
  const facts = { path, title: 'Title of the page | Company', description: 'What it says.' }
  return (JSON.parse(structuredData(facts)) as { '@graph': Node[] })['@graph']
}

const allPaths = [...new Set([...listedPaths, ...articles.map(({ id }) => `/blog/${id}`)])]

test.each(allPaths)('%s has nodes of known types with all required properties', (path) => {
  for (const node of nodesOn(path)) {
    const fields = required[node['@type']]
    expect(fields, `${node['@type']} is a known type`).toBeDefined()
    for (const field of fields ?? []) expect(node[field], `${node['@type']}.${field}`).toBeTruthy()
  }
})

test.each(allPaths)('%s names only absolute addresses of this site', (path) => {
  const addresses = JSON.stringify(nodesOn(path)).matchAll(
    /"(?:url|item|image|logo|@id|mainEntityOfPage)":"([^"]*)"/g,
  )
  for (const [, address = ''] of addresses) expect(new URL(address).origin).toBe(site.origin)
})

test('every page but home has its breadcrumb, and articles come through the blog', () => {
  const crumbsOn = (path: string) => nodesOn(path).filter((node) => node['@type'] === 'BreadcrumbList')
  expect(allPaths.filter((path) => crumbsOn(path).length !== 1)).toEqual(['/'])
  const [article] = articles
  expect(JSON.stringify(crumbsOn(`/blog/${article?.id}`))).toContain(`${site.origin}/blog"`)
})

test('the pricing page offers every package of every bot in rupees a month', () => {
  const offers = nodesOn('/offers').flatMap((node) => (node['offers'] ?? []) as Node[])
  expect(offers).toHaveLength(9)
  expect(offers.map(({ price }) => price)).toEqual(
    [1, 2, 3].flatMap(() => packages.map(({ price }) => price)),
  )
  for (const offer of offers) {
    expect(offer['priceCurrency']).toBe('INR')
    expect(offer['priceSpecification']).toMatchObject({
      '@type': 'UnitPriceSpecification',
      valueAddedTaxIncluded: false,
      referenceQuantity: { value: 1, unitCode: 'MON' },
    })
  }
})

test('a text cannot end the script element it is in', () => {
  const facts = { path: '/', title: 'x', description: '</script><script>alert(1)</script>' }
  expect(structuredData(facts)).not.toContain('</script')
})
