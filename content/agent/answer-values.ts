import { nameStory } from '../../brand/name-word.ts'
import { claims, claimsOn } from '../claims.ts'
import { legalValues } from '../legal/legal-values.ts'
import type { Values } from '../markdown/interpolate.ts'
import { quotedPrices } from '../quoted-prices.ts'
import { site } from '../site.ts'

/**
 * What an answer that rests on the page at `path` may name as `{{…}}`: what the legal pages may name, the brand, the price
 * list, and of the claims that may stand on the page also the words beside them and the figures in words.
 */
export function answerValues(path: string): Values {
  const own = claimsOn(path).map((key) => [key, claims[key]] as const)
  const inWords = own.flatMap(([key, claim]) => ('inWords' in claim ? [[key, claim.inWords]] : []))
  const { company, brand, email, phone } = site
  return {
    ...legalValues(path),
    ...quotedPrices,
    site: { company, brand, email, phone },
    claimWordings: Object.fromEntries(own.map(([key, { wording }]) => [key, wording])),
    claimsInWords: Object.fromEntries(inWords),
    nameStory,
  }
}
