import { articleSlugs } from './articles/article-slugs.ts'
import { newsletterPages, newsletterPath } from './newsletter-pages.ts'
import { solutionIds } from './solutions.ts'

/** Where the not-found page is prerendered; the build moves it to 404.html. */
export const notFoundPath = '/not-found'

/** Every page of the site that exists, as its canonical path: no slash at the end except for home. */
export const pagePaths = [
  '/',
  '/products',
  '/products/virtual-assistant',
  '/products/qams',
  '/products/zapra',
  '/products/document-processing',
  '/products/smart-analytics',
  '/products/voice-intelligence',
  '/products/customer-intelligence',
  '/products/process-automation',
  ...solutionIds.map((id) => `/solutions/${id}` as const),
  '/solutions',
  '/about',
  '/offers',
  '/partner-program',
  '/blog',
  ...articleSlugs.map((slug) => `/blog/${slug}` as const),
  '/privacy-policy',
  '/terms-of-use',
  '/login',
] as const

/** Pages that search engines may list: all but sign-in, which asks them not to. */
export const listedPaths = pagePaths.filter((path) => path !== '/login')

/** The demo portal, for those who have signed in: prerendered as an empty frame, linked and listed nowhere. */
export const portalPaths = [
  '/dashboard',
  '/dashboard/virtual-assistant',
  '/dashboard/qams',
  '/dashboard/zapra',
  '/dashboard/team',
] as const

/** The assistant's page, shown in a frame and linked nowhere. */
export const agentPath = '/agent'

export const prerenderedPaths = [
  ...pagePaths,
  agentPath,
  ...newsletterPages.map(newsletterPath),
  ...portalPaths,
  notFoundPath,
]
