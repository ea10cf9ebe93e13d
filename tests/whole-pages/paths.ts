import { newsletterPages, newsletterPath } from '../../site/content/newsletter-pages.ts'
import { notFoundPath, portalPaths, sharedPaths } from '../../site/content/page-paths.ts'
import { onlyInFullRun } from '../support/full-run.ts'
import { everyTemplate, isFurtherProduct, oneOfEachTemplate } from '../support/page-templates.ts'

/** The newsletter's pages that have an address of their own; the other two are shown for a signed link only. */
const newsletterPaths = newsletterPages
  .filter((page) => page !== 'confirm' && page !== 'unsubscribe')
  .map(newsletterPath)

const everyPath = new Set([...everyTemplate, ...portalPaths, ...sharedPaths, ...newsletterPaths])

/**
 * Pages whose controls are those of the header, the footer and others: in the short run they are seen on a phone only.
 * Of the portal it sees two desks on a wide screen here, and each of them on a phone in states.spec.ts.
 */
const seenOnAPhone = new Set([
  '/products',
  '/about',
  '/partner-program',
  '/privacy-policy',
  '/newsletter/wrong-address',
  notFoundPath,
])
/** Products each of whose tabs is looked at on a phone in a journey of its own, with the same questions. */
const tabsSeenInJourneys = new Set([
  '/products/virtual-assistant',
  '/products/qams',
  '/products/zapra',
  '/products/document-processing',
  '/products/process-automation',
  '/products/customer-intelligence',
])
const portalAtDesk = new Set(['/dashboard', '/dashboard/qams'])
const isOfPortal = (path: string) => portalPaths.some((desk) => desk === path)
const isSeenOnAPhone = (path: string) => seenOnAPhone.has(path) || isFurtherProduct(path)

interface Visit {
  path: string
  /** Whether only the full run visits it at a desk, and whether only that visits it on a phone. */
  atDesk: { tag: string[] }
  onPhone: { tag: string[] }
  /** Whether its structure is kept: pages of one template have the same. */
  keepsStructure: boolean
  /** Whether a visit on a phone is the only one in the short run, and asks everything. */
  onPhoneOnly: boolean
}

/** Every page of the site and every desk of the portal, with the runs in which it is visited. */
export const visits: readonly Visit[] = [...everyPath].map((path) => {
  // Pages that differ from one of the same template in words and order only are in the full run.
  const isFurther = !oneOfEachTemplate.includes(path) && !isOfPortal(path)
  return {
    path,
    atDesk: onlyInFullRun(isFurther || isSeenOnAPhone(path) || (isOfPortal(path) && !portalAtDesk.has(path))),
    onPhone: onlyInFullRun(isFurther || isOfPortal(path) || tabsSeenInJourneys.has(path)),
    keepsStructure: everyTemplate.includes(path) || isOfPortal(path),
    onPhoneOnly: isSeenOnAPhone(path),
  }
})
