import { newsletterPages, newsletterPath } from '../../site/content/newsletter-pages.ts'
import { notFoundPath, portalPaths, sharedPaths } from '../../site/content/page-paths.ts'
import { onlyInFullRun } from '../support/full-run.ts'
import { everyTemplate, isFurtherProduct, oneOfEachTemplate } from '../support/page-templates.ts'

/** The newsletter's pages with their own address; the other two are shown only for a signed link. */
const newsletterPaths = newsletterPages
  .filter((page) => page !== 'confirm' && page !== 'unsubscribe')
  .map(newsletterPath)

const everyPath = new Set([...everyTemplate, ...portalPaths, ...sharedPaths, ...newsletterPaths])

/**
 * Pages whose controls are those of the header, the footer and others: in the short run they are tested on a phone
 * only. Of the portal this run tests two desks on a wide screen here, and each on a phone in states.spec.ts.
 */
const seenOnAPhone = new Set([
  '/products',
  '/about',
  '/partner-program',
  '/privacy-policy',
  '/newsletter/wrong-address',
  notFoundPath,
])
/** Products whose tabs are each tested on a phone in a separate journey, with the same checks. */
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
  /** Whether only the full run visits it on the desktop, and whether only that visits it on a phone. */
  atDesk: { tag: string[] }
  onPhone: { tag: string[] }
  /** Whether its structure is recorded: pages of one template have the same. */
  keepsStructure: boolean
  /** Whether the phone visit is the only one in the short run, and makes all checks. */
  onPhoneOnly: boolean
}

/** Every page of the site and every desk of the portal, with the runs in which it is visited. */
export const visits: readonly Visit[] = [...everyPath].map((path) => {
  // Pages that differ from one of the same template only in words and order are in the full run.
  const isFurther = !oneOfEachTemplate.includes(path) && !isOfPortal(path)
  return {
    path,
    atDesk: onlyInFullRun(isFurther || isSeenOnAPhone(path) || (isOfPortal(path) && !portalAtDesk.has(path))),
    onPhone: onlyInFullRun(isFurther || isOfPortal(path) || tabsSeenInJourneys.has(path)),
    keepsStructure: everyTemplate.includes(path) || isOfPortal(path),
    onPhoneOnly: isSeenOnAPhone(path),
  }
})
