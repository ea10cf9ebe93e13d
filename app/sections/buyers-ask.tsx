import { bots } from '../../content/pricing.ts'
import { cheapest } from '../pricing/package-costs.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { grouped, rupees } from '../ui/indian-numbers.ts'
import styles from './buyers-ask.module.css'

/** A month of calls that a buyer can picture: some 80 hours a week. */
const minutes = 20_000

/** What a buyer asks before a demo, each with the page that answers it. The page's own question comes first. Static. */
export function BuyersAsk({ question: [asks, article] }: { question: [asks: string, article: string] }) {
  const [least] = cheapest(bots.voice, minutes)
  return (
    <>
      <h2 className="label">Buyers ask</h2>
      {/* No list: /products/qams is at the number of elements that a page may have. */}
      <p className={styles.questions}>
        <ArrowLink href={`/blog/${article}`}>{asks}</ArrowLink>
        {least && (
          <ArrowLink href={`/offers?voice=${minutes}#estimate`}>
            {`${grouped(minutes)} minutes: ${rupees(least.total)} a month`}
          </ArrowLink>
        )}
        <ArrowLink href="/products/virtual-assistant#connections-title">Integrations</ArrowLink>
        <ArrowLink href="/privacy-policy#security">Data and security</ArrowLink>
      </p>
    </>
  )
}
