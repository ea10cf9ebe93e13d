import { productIds } from './products.ts'
import { solutionIds } from './solutions.ts'

/**
 * Every figure the company claims for itself, once. Pages quote it by key through `claimOn`, so a figure
 * cannot appear where it may not, and changing it here changes it everywhere.
 */
export interface Claim {
  /** The bare figure, for drawings and comparisons, in the unit used by `shown` and `wording`. */
  amount: number
  /** The figure as displayed. */
  shown: string
  /** The figure in words, for use within a sentence. */
  inWords?: string
  /** The words beside the figure: what is counted, and over which period. */
  wording: string
  /**
   * `measured`: counted in operation, so the company must be able to show how. `aim`: a target, not a result.
   * `illustrative`: an example of what is possible.
   */
  basis: 'measured' | 'aim' | 'illustrative'
  /** Paths of the pages that may show it. */
  mayAppearOn: readonly string[]
}

const productPages = ['/products', ...productIds.map((id) => `/products/${id}`)]
const solutionPages = solutionIds.map((id) => `/solutions/${id}`)

/** The pages of what is sold, with their overviews. */
const offered = ['/solutions', ...productPages, ...solutionPages]

/** The pages that sell something. */
const sellingPages = ['/', '/about', '/offers', '/partner-program', ...offered]

export const claims = {
  callsPerMonth: {
    amount: 22_000_000,
    shown: '22M',
    inWords: 'Twenty-two million',
    wording: 'calls answered a month',
    basis: 'measured',
    mayAppearOn: ['/', '/about', '/products', '/products/virtual-assistant'],
  },
  callsMonitored: {
    amount: 25_000_000,
    shown: '25M',
    wording: 'calls monitored for quality a month',
    basis: 'measured',
    mayAppearOn: ['/', '/about', '/products', '/products/qams', '/products/voice-intelligence'],
  },
  chatConversations: {
    amount: 28_000_000,
    shown: '28M',
    wording: 'chat conversations a year',
    basis: 'measured',
    mayAppearOn: ['/', '/about', '/products', '/products/zapra'],
  },
  emailsReplied: {
    amount: 10_000_000,
    shown: '10M+',
    wording: 'emails replied to a year',
    basis: 'measured',
    mayAppearOn: ['/', '/about', '/products'],
  },
  monthlyInteractions: {
    amount: 10_000_000,
    shown: '10M+',
    wording: 'monthly interactions in writing',
    basis: 'measured',
    mayAppearOn: ['/about', ...offered],
  },
  languages: {
    amount: 50,
    shown: '50+',
    inWords: 'fifty',
    wording: 'languages',
    basis: 'measured',
    mayAppearOn: sellingPages,
  },
  connectors: {
    amount: 500,
    shown: '500+',
    inWords: 'five hundred',
    wording: 'connectors',
    basis: 'measured',
    mayAppearOn: [...sellingPages, '/integrations'],
  },
  costReduction: {
    amount: 70,
    shown: '70%',
    wording: 'lower cost of service is possible',
    basis: 'illustrative',
    mayAppearOn: ['/', '/about', ...offered],
  },
  queryResolution: {
    amount: 90,
    shown: '90%',
    wording: 'of routine queries resolved without a person',
    basis: 'illustrative',
    mayAppearOn: ['/about', ...offered],
  },
  /** From the rate card: from the order to a live bot. */
  goLive: {
    amount: 2,
    shown: '2 weeks',
    wording: 'from the order to a live service',
    basis: 'aim',
    mayAppearOn: sellingPages,
  },
  /** What the services achieved. The target in the terms is another figure: see `uptimeAim`. */
  uptimeReported: {
    amount: 99.5,
    shown: '99.5%',
    wording: 'uptime of our services',
    basis: 'measured',
    mayAppearOn: ['/', '/about', ...productPages, ...solutionPages],
  },
  /** A target set in the terms of use. Only the terms may show it. */
  uptimeAim: {
    amount: 99.9,
    shown: '99.9%',
    wording: 'uptime aimed for in each calendar month, planned maintenance left out',
    basis: 'aim',
    mayAppearOn: ['/terms-of-use'],
  },
} as const satisfies Record<string, Claim>

export type ClaimKey = keyof typeof claims

/** The claim, for the page at `path`. Throws a RangeError, failing the build, if it may not appear. */
export function claimOn(path: string, key: ClaimKey): Claim {
  const claim: Claim = claims[key]
  if (!claim.mayAppearOn.includes(path)) throw new RangeError(`The claim ${key} may not appear on ${path}`)
  return claim
}

/** The claim in words. Throws a RangeError if it may not appear there or has no words. */
export function claimInWords(path: string, key: ClaimKey): string {
  const { inWords } = claimOn(path, key)
  if (inWords === undefined) throw new RangeError(`The claim ${key} has no words. Add inWords to it.`)
  return inWords
}

/** The claims that the page at `path` may show. */
export function claimsOn(path: string): ClaimKey[] {
  const keys = Object.keys(claims) as ClaimKey[]
  return keys.filter((key) => (claims[key].mayAppearOn as readonly string[]).includes(path))
}
