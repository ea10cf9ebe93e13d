import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import { articles } from '../../content/articles/article-files.ts'
import { furtherLinks } from '../../content/navigation.ts'
import { products } from '../../content/products.ts'
import { solutions } from '../../content/solutions.ts'
import { companyNodes } from './company.ts'
import { address, type PageFacts } from './json-ld.ts'
import { postingNode } from './posting.ts'
import { serviceNode } from './service.ts'
import { botNodes, productNode } from './software.ts'

const overviews = [furtherLinks.products, furtherLinks.solutions, furtherLinks.blog]

/** The path from the home page to a page: through its overview, if it has one. */
function breadcrumbList(path: string, name: string): BreadcrumbList {
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

/** What a page tells search engines, as the JSON of one script element; `name` is its short name. */
export function structuredData(facts: PageFacts): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodesOf(facts) }
  // A closing tag inside a text must not end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

function nodesOf(facts: PageFacts): Thing[] {
  const { path, title, description } = facts
  if (path === '/') return companyNodes(description)
  const product = products.find(({ id }) => path === `/products/${id}`)
  if (product) return [productNode(product, facts), breadcrumbList(path, product.name)]
  const solution = solutions.find(({ id }) => path === `/solutions/${id}`)
  if (solution) return [serviceNode(solution, facts), breadcrumbList(path, solution.name)]
  const article = articles.find(({ id }) => path === `/blog/${id}`)
  if (article) return [postingNode(article), breadcrumbList(path, article.title)]
  const crumb = breadcrumbList(path, pageName(title))
  return path === '/offers' ? [...botNodes(), crumb] : [crumb]
}

/** A title without what follows the page's name: “: voice, email and chat bots | Company”. */
function pageName(title: string): string {
  return title.split(/[:|.]/)[0]?.trim() ?? title
}
