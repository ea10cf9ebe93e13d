import { type Fault, faultAt } from './fault.ts'
import { exempt } from './exemptions.ts'
import { calling } from './rules/calling.ts'
import { claimedFigures } from './rules/claimed-figures.ts'
import { indianEnglish } from './rules/indian-english.ts'
import { numbers } from './rules/numbers.ts'
import { placeholders, wording } from './rules/wording.ts'
import { typedPrices } from './rules/prices.ts'
import { productWord } from './rules/product-word.ts'
import type { Passage, Rule } from './rules/rule.ts'
import { spelling } from './rules/spelling.ts'
import { timesOfDay } from './rules/times-of-day.ts'
import { typography } from './rules/typography.ts'

const rules = {
  wording,
  spelling,
  typography,
  placeholders,
  prices: typedPrices,
  claims: claimedFigures,
  calling: ofOurs(calling),
  indianEnglish: ofOurs(indianEnglish),
  numbers: ofOurs(numbers),
  productWord: ofOurs(productWord),
  timesOfDay: ofOurs(timesOfDay),
} satisfies Record<string, Rule>
export type RuleName = keyof typeof rules

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

/** A rule of house style for what we say ourselves: of the assistant’s words, its answers and not what people ask it. */
function ofOurs(rule: Rule): Rule {
  return (passage) =>
    passage.file.startsWith('content/agent/') && !/^\s*(?:- )?say: /.test(passage.text) ? [] : rule(passage)
}
