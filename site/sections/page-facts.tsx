import { type BotId, bots, packages } from '../content/pricing.ts'
import { ArrowLink } from '../../common/ui/arrow-link.tsx'
import { grouped, rupees } from '../../common/ui/indian-numbers.ts'
import styles from './page-facts.module.css'

export interface PageFactsProps {
  /** For whom it is, as it follows "For": "banks, insurers and hospitals". */
  audience: string
  /** A bot: it costs what the rate card says. `quoted`: it is priced together with a package. */
  price: BotId | 'quoted'
}

/** What a first screen answers beneath its lead: for whom, what it costs from, and what that buys. */
export function PageFacts({ audience, price }: PageFactsProps) {
  return (
    <p className={styles.facts}>
      For {audience}
      <ArrowLink href="/offers">
        {price === 'quoted'
          ? `Quoted with a package, from ${rupees(packages[0].price)} a month`
          : startingPrice(price)}
      </ArrowLink>
    </p>
  )
}

function startingPrice(id: BotId): string {
  const { allocations, unit } = bots[id]
  return `From ${rupees(packages[0].price)} a month for ${grouped(allocations[0])} ${unit.many}`
}
