import type { PageFacts } from '../../seo/structured-data/json-ld.ts'
import { site } from '../../../common/brand/site.ts'

const sections = [
  { title: 'Products', holds: (path: string) => path.startsWith('/products') },
  { title: 'Solutions', holds: (path: string) => path.startsWith('/solutions') },
  { title: 'Blog', holds: (path: string) => path.startsWith('/blog') },
  { title: 'Company, prices and terms', holds: () => true },
]

/** The site's contents for language models: pages with title and description (https://llmstxt.org). */
export function llmsTxt(home: PageFacts, pages: readonly PageFacts[]): string {
  const left = new Set(pages.filter(({ path }) => path !== '/'))
  const parts = sections.map(({ title, holds }) => {
    const own = [...left].filter(({ path }) => holds(path))
    for (const page of own) left.delete(page)
    return [`## ${title}`, '', ...own.map(line)].join('\n')
  })
  return `# ${site.company}

> ${home.description}

To reach sales, use the contact form on any page or write to ${site.email.sales}. Prices are at ${new URL('/offers', site.origin).href}.

${parts.join('\n\n')}
`
}

function line({ path, title, description }: PageFacts): string {
  return `- [${title}](${new URL(path, site.origin).href}): ${description}`
}
