import { nameStory } from '../../common/brand/name-word.ts'
import { articleSlugs } from '../../site/content/articles/article-slugs.ts'
import { claims, claimsOn } from '../../site/content/claims.ts'
import { counts } from '../../site/content/counts.ts'
import { inWords, inWordsAtStart } from '../../common/content/in-words.ts'
import { legalValues } from '../../site/content/legal/legal-values.ts'
import type { Values } from '../../common/markdown/interpolate.ts'
import { quotedPrices } from '../../site/content/quoted-prices.ts'
import { site } from '../../common/brand/site.ts'

/**
 * What an answer that rests on the page at `path` may insert as `{{…}}`: the values of legal pages, the brand, the
 * price list, the counts in words, and for claims allowed on the page also the words beside them and the figures in
 * words.
 */
export function answerValues(path: string): Values {
  const own = claimsOn(path).map((key) => [key, claims[key]] as const)
  const named = own.flatMap(([key, claim]) => ('inWords' in claim ? [[key, claim.inWords]] : []))
  const { company, brand, email, phone } = site
  return {
    ...legalValues(path),
    ...quotedPrices,
    site: { company, brand, email, phone },
    counts: said(inWords),
    countsAtStart: said(inWordsAtStart),
    claimWordings: Object.fromEntries(own.map(([key, { wording }]) => [key, wording])),
    claimsInWords: Object.fromEntries(named),
    nameStory,
  }
}

/** Each count as formatted by `write`: 8 as “eight”, or as “Eight”. */
function said(write: (count: number) => string): Values {
  const all = { ...counts, articles: articleSlugs.length }
  return Object.fromEntries(Object.entries(all).map(([what, count]) => [what, write(count)]))
}
