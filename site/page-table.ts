import { newsletterPages, newsletterPath } from './content/newsletter-pages.ts'
import { notFoundPath, pagePaths, portalPaths } from './content/page-paths.ts'
import { type SolutionId, solutionIds } from './content/solutions.ts'
import { articleSlugs } from './content/articles/article-slugs.ts'

/** Pages that React renders entirely in the browser: their script starts as soon as they are painted. */
type Application = 'sign-in' | 'assistant' | 'portal'

export interface PageEntry {
  /** Canonical: no trailing slash except for home. */
  path: string
  /** Path of its file from the project root, without `.page.tsx`. */
  page: string
  application?: Application
}

/** Solutions whose page has its own order. The others use one template. */
const tradesByHand = new Set<SolutionId>(['banking', 'healthcare', 'ecommerce', 'insurance'])

/** Which file makes the page at each address. Everything that differs by page in the build is decided here. */
export const pageTable: readonly PageEntry[] = [
  { path: '/', page: 'site/pages/home/home' },
  { path: '/products', page: 'site/pages/products/overview/overview' },
  ...pagePaths
    .filter((path) => path.startsWith('/products/'))
    .map((path) => ({ path, page: `site/pages${path}/${path.slice('/products/'.length)}` })),
  ...solutionIds.map((id) => ({
    path: `/solutions/${id}`,
    page: tradesByHand.has(id) ? `site/pages/solution/${id}/${id}` : 'site/pages/solution/solution',
  })),
  { path: '/solutions', page: 'site/pages/solutions/solutions' },
  { path: '/about', page: 'site/pages/about/about' },
  { path: '/offers', page: 'site/pages/offers/offers' },
  { path: '/partner-program', page: 'site/pages/partner-program/partner-program' },
  { path: '/integrations', page: 'site/pages/integrations/integrations' },
  { path: '/security', page: 'site/pages/security/security' },
  { path: '/blog', page: 'site/pages/blog/blog' },
  ...articleSlugs.map((slug) => ({ path: `/blog/${slug}`, page: 'site/pages/blog/article' })),
  { path: '/privacy-policy', page: 'site/pages/legal/privacy-policy' },
  { path: '/terms-of-use', page: 'site/pages/legal/terms-of-use' },
  { path: '/data-processing-agreement', page: 'site/pages/legal/data-processing-agreement' },
  ...newsletterPages.map((id) => ({ path: newsletterPath(id), page: 'site/pages/newsletter/newsletter' })),
  { path: notFoundPath, page: 'site/pages/not-found/not-found' },
  { path: '/login', page: 'portal/sign-in/sign-in', application: 'sign-in' },
  { path: '/agent', page: 'assistant/page/agent', application: 'assistant' },
  ...portalPaths.map((path) => ({ path, page: 'portal/portal', application: 'portal' as const })),
]
