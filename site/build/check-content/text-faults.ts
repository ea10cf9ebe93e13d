import { type Fault, faultAt } from './fault.ts'
import { claimedFigures } from './rules/claimed-figures.ts'
import { typedPrices } from './rules/prices.ts'
import type { Passage } from './rules/rule.ts'
import { typography } from './rules/typography.ts'

const rules = [typography, typedPrices, claimedFigures]

/** What the rules say about the words of a file. cspell (cspell.json) handles spelling and banned words. */
export function textFaults(passages: readonly Passage[], source: string): Fault[] {
  return passages.flatMap((passage) =>
    rules
      .flatMap((rule) => rule(passage))
      .map(({ at, says }) => faultAt(passage.file, source, passage.at + at, says)),
  )
}
