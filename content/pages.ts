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
  '/privacy-policy',
  '/terms-of-use',
] as const

export const prerenderedPaths = [...pagePaths, notFoundPath]
