import { isBot, type PriceKey } from '../content/bot-products.ts'
import { offers } from '../content/offers.ts'
import { bots, packages } from '../content/pricing.ts'
import { ArrowLink } from '../../common/ui/arrow-link.tsx'
import { grouped, rupees } from '../../common/ui/indian-numbers.ts'
import styles from './page-facts.module.css'

export interface PageFactsProps {
  /** The audience, continuing "For": "banks, insurers and hospitals". */
  audience: string
  /** The starting price. `resold`: what the customers of a partner pay. */
  price: PriceKey | 'resold'
}

const month = `${rupees(packages[0].price)} a month`

/** Answered by a first screen beneath its lead: for whom, the starting price, and what that buys. */
export function PageFacts({ audience, price }: PageFactsProps) {
  return (
    <p className={styles.facts}>
      For {audience}
      <Price price={price} />
    </p>
  )
}

function Price({ price }: Pick<PageFactsProps, 'price'>) {
  if (price === 'resold') return <ArrowLink href="/offers">{`Your customers pay from ${month}`}</ArrowLink>
  if (isBot(price)) {
    const { allocations, unit } = bots[price]
    return <ArrowLink href="/offers">{`From ${month} for ${grouped(allocations[0])} ${unit.many}`}</ArrowLink>
  }
  return (
    <>
      <ArrowLink href="/offers#quoted">{`Package from ${month}, plus a quote`}</ArrowLink>
      <span
        className={styles.depends}
        data-said-elsewhere=""
      >{`The quote depends on ${inSentence(offers.quotedFor[price])}.`}</span>
    </>
  )
}

const inSentence = (text = '') => text.charAt(0).toLowerCase() + text.slice(1)
