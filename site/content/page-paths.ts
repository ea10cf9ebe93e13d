import { articleSlugs } from './articles/article-slugs.ts'
import { newsletterPages, newsletterPath } from './newsletter-pages.ts'
import { productIds } from './products.ts'
import { solutionIds } from './solutions.ts'

/** Path at which the not-found page is prerendered; the build moves it to 404.html. */
export const notFoundPath = '/not-found'

/** Every page that menus and articles lead to, as its canonical path: no trailing slash except for home. */
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

/** The assistant's own page, which the hero's dialog shows in a frame. */
export const agentPath = '/agent'

/** Pages with their own description and picture for sharing. */
export const sharedPaths = [...pagePaths, agentPath] as const

/** Pages that search engines may list: all but sign-in, which is marked noindex. */
export const listedPaths = sharedPaths.filter((path) => path !== '/login')

/** Pages the assistant has read: all listed ones except its own. */
export const pathsAgentKnows = listedPaths.filter((path) => path !== agentPath)

/** The demo portal, for signed-in visitors: prerendered as an empty frame, linked and listed nowhere. */
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

/** A plain text that the build writes: licences of third-party code sent to browsers. The terms link to it. */
export const thirdPartyNoticesPath = '/third-party-notices.txt'
