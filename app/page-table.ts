import { newsletterPages, newsletterPath } from '../content/newsletter-pages.ts'
import { notFoundPath, pagePaths, portalPaths } from '../content/pages.ts'
import { solutionIds } from '../content/solutions.ts'
import { articleSlugs } from '../content/articles/article-slugs.ts'

/** Pages that React draws whole in the browser: their script starts as soon as they are painted. */
type Application = 'sign-in' | 'assistant' | 'portal'

export interface PageEntry {
  /** Canonical: no slash at the end except for home. */
  path: string
  /** Its file below app/, without `.page.tsx`. */
  page: string
  application?: Application
  /** Latin fonts that its first screens do without: files that come when wanted. Data, unless said otherwise. */
  lateFonts?: readonly ('heading' | 'data')[]
}

/** Products whose first screens have a table or a drawing with figures. */
const opensWithData = new Set(['qams', 'smart-analytics', 'customer-intelligence', 'document-processing'])

function productEntry(path: string): PageEntry {
  const id = path.slice('/products/'.length)
  const page = `pages${path}/${id}`
  return opensWithData.has(id) ? { path, page, lateFonts: [] } : { path, page }
}

const article = (slug: string) => `/blog/${slug}`

/** Which file makes the page at each address. Everything that differs from page to page in the build is decided here. */
export const pageTable: readonly PageEntry[] = [
  { path: '/', page: 'pages/home/home', lateFonts: [] },
  { path: '/products', page: 'pages/products/overview/overview' },
  ...pagePaths.filter((path) => path.startsWith('/products/')).map(productEntry),
  ...solutionIds.map((id) => ({ path: `/solutions/${id}`, page: 'pages/solution/solution' })),
  { path: '/solutions', page: 'pages/solutions/solutions' },
  { path: '/about', page: 'pages/about/about' },
  { path: '/offers', page: 'pages/offers/offers' },
  { path: '/partner-program', page: 'pages/partner-program/partner-program' },
  { path: '/blog', page: 'pages/blog/blog' },
  ...articleSlugs.map((slug) => ({
    path: article(slug),
    page: 'pages/blog/article',
    lateFonts: ['heading', 'data'] as const,
  })),
  { path: '/privacy-policy', page: 'pages/legal/privacy-policy' },
  { path: '/terms-of-use', page: 'pages/legal/terms-of-use' },
  ...newsletterPages.map((id) => ({ path: newsletterPath(id), page: 'pages/newsletter/newsletter' })),
  { path: notFoundPath, page: 'pages/not-found/not-found' },
  { path: '/login', page: 'sign-in/sign-in', application: 'sign-in' },
  { path: '/agent', page: 'agent/agent', application: 'assistant' },
  ...portalPaths.map((path) => ({ path, page: 'portal/portal', application: 'portal' as const })),
]
