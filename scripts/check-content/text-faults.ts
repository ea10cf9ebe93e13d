import { type Fault, faultAt } from './fault.ts'
import { exempt, type RuleName } from './exemptions.ts'
import type { Passage } from './passage.ts'
import { claimedFigures } from './rules/claimed-figures.ts'
import { placeholders } from './rules/placeholders.ts'
import { typedPrices } from './rules/prices.ts'
import type { Rule } from './rules/rule.ts'
import { spelling } from './rules/spelling.ts'
import { typography } from './rules/typography.ts'
import { wording } from './rules/wording.ts'

const rules: Record<RuleName, Rule> = {
  wording,
  spelling,
  typography,
  placeholders,
  prices: typedPrices,
  claims: claimedFigures,
}

/** What the rules of writing say of the words of a file. */
export function textFaults(passages: readonly Passage[], source: string): Fault[] {
  return passages.flatMap((passage) =>
    Object.entries(rules).flatMap(([name, rule]) =>
      rule(passage)
        .filter(() => !exempt(name as RuleName, passage))
        .map(({ at, says }) => faultAt(passage.file, source, passage.at + at, says)),
    ),
  )
}
