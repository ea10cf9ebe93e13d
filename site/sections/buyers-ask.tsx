import { type BotId, bots } from '../content/pricing.ts'
import { cheapest } from '../pricing/package-costs.ts'
import { ArrowLink } from '../../common/ui/arrow-link.tsx'
import { grouped, rupees } from '../../common/ui/indian-numbers.ts'
import styles from './buyers-ask.module.css'

/** A month's volume that a buyer can picture: as minutes, about 80 hours a week. */
const volume = 20_000

interface BuyersAskProps {
  question: [asks: string, article: string]
  /** Which bot the sum is for; omitted for products that are quoted. */
  bot: BotId | undefined
}

/** What a buyer asks before a demo, each with the page that answers it. The page's own question comes first. */
export function BuyersAsk({ question: [asks, article], bot }: BuyersAskProps) {
  return (
    <>
      <h2 className="label">Buyers ask</h2>
      {/* Not a list: /products/qams has reached the limit of elements per page. */}
      <p className={styles.questions}>
        <ArrowLink href={`/blog/${article}`}>{asks}</ArrowLink>
        {bot ? (
          <ArrowLink href={`/offers?${bot}=${volume}#estimate`}>
            {`${grouped(volume)} ${bots[bot].unit.many}: ${rupees(cheapest(bots[bot], volume)[0]?.total ?? 0)} a month`}
          </ArrowLink>
        ) : (
          <ArrowLink href="/offers">What a package costs</ArrowLink>
        )}
        <ArrowLink href="/integrations">Integrations</ArrowLink>
        <ArrowLink href="/security">Data and security</ArrowLink>
      </p>
    </>
  )
}
