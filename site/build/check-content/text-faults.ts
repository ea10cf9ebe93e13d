import { type Fault, faultAt } from './fault.ts'
import { exempt } from './exemptions.ts'
import { claimedFigures } from './rules/claimed-figures.ts'
import { typedPrices } from './rules/prices.ts'
import type { Passage, Rule } from './rules/rule.ts'
import { typography } from './rules/typography.ts'

const rules = { typography, prices: typedPrices, claims: claimedFigures } satisfies Record<string, Rule>
export type RuleName = keyof typeof rules

/** What the rules say of the words of a file. Spelling, and words that are not used here, are cspell's (cspell.json). */
export function textFaults(passages: readonly Passage[], source: string): Fault[] {
  return passages.flatMap((passage) =>
    Object.entries(rules).flatMap(([name, rule]) =>
      rule(passage)
        .filter(() => !exempt(name as RuleName, passage))
        .map(({ at, says }) => faultAt(passage.file, source, passage.at + at, says)),
    ),
  )
}
