import { articleSlugs } from './articles/article-slugs.ts'
import { newsletterPages, newsletterPath } from './newsletter-pages.ts'
import { productIds } from './products.ts'
import { solutionIds } from './solutions.ts'

/** Where the not-found page is prerendered; the build moves it to 404.html. */
export const notFoundPath = '/not-found'

/** Every page that menus and articles lead to, as its canonical path: no slash at the end except for home. */
export const pagePaths = [
  '/',
  '/products',
  ...productIds.map((id) => `/products/${id}` as const),
  ...solutionIds.map((id) => `/solutions/${id}` as const),
  '/solutions',
  '/about',
  '/offers',
  '/partner-program',
  '/integrations',
  '/security',
  '/blog',
  ...articleSlugs.map((slug) => `/blog/${slug}` as const),
  '/privacy-policy',
  '/terms-of-use',
  '/data-processing-agreement',
  '/login',
] as const

/** The assistant's page: one of its own, which the hero's dialog shows in a frame. */
export const agentPath = '/agent'

/** Pages with a description and a picture of their own for whoever shares their address. */
export const sharedPaths = [...pagePaths, agentPath] as const

/** Pages that search engines may list: all but sign-in, which asks them not to. */
export const listedPaths = sharedPaths.filter((path) => path !== '/login')

/** Pages that the assistant has read: all that may be listed but its own. */
export const pathsAgentKnows = listedPaths.filter((path) => path !== agentPath)

/** The demo portal, for those who have signed in: prerendered as an empty frame, linked and listed nowhere. */
export const portalPaths = [
  '/dashboard',
  '/dashboard/virtual-assistant',
  '/dashboard/qams',
  '/dashboard/zapra',
  '/dashboard/team',
] as const

export const prerenderedPaths = [
  ...sharedPaths,
  ...newsletterPages.map(newsletterPath),
  ...portalPaths,
  notFoundPath,
]

/** A plain text that the build writes: the licences of what browsers get from others. The terms of use link to it. */
export const thirdPartyNoticesPath = '/third-party-notices.txt'
