import { site } from '../../../common/brand/site.ts'

/** What the page's own HTML says about it. */
export interface PageFacts {
  /** Canonical path. */
  path: string
  title: string
  description: string
}

/** Absolute address of a path of this site. */
export function address(path: string): string {
  return new URL(path, site.origin).href
}

/** The company, as other nodes refer to it. */
export const organizationId = address('/#organization')
export const organization = { '@id': organizationId }
