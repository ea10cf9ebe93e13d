import { furtherLinks } from '../../../content/navigation.ts'
import { address, type JsonLdNode } from './json-ld.ts'

const overviews = [furtherLinks.products, furtherLinks.solutions, furtherLinks.blog]

/** The way from the home page to a page: through its overview, where it has one. */
export function breadcrumbList(path: string, name: string): JsonLdNode {
  const overview = overviews.find(({ href }) => path.startsWith(`${href}/`))
  const trail = [
    { name: 'Home', path: '/' },
    ...(overview ? [{ name: overview.label, path: overview.href }] : []),
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
