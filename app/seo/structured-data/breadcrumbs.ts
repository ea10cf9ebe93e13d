import { furtherLinks } from '../../../content/navigation.ts'
import { address, type JsonLdNode } from './json-ld.ts'

const overviews = new Map(
  [furtherLinks.products, furtherLinks.solutions, furtherLinks.blog].map(({ href, label }) => [href, label]),
)

/** The way from the home page to a page: through its overview, where it has one. */
export function breadcrumbList(path: string, name: string): JsonLdNode {
  const parent = path.slice(0, path.lastIndexOf('/'))
  const overview = overviews.get(parent)
  const trail = [
    { name: 'Home', path: '/' },
    ...(overview === undefined ? [] : [{ name: overview, path: parent }]),
    { name, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: address(step.path),
    })),
  }
}
