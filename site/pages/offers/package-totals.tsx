import type { BotPrices } from '../../content/pricing.ts'
import { rupees } from '../../../common/ui/indian-numbers.ts'
import { packageCosts } from '../../pricing/package-costs.ts'
import styles from './package-totals.module.css'

/**
 * What each package costs at the volume entered, and how much more than the cheapest. Not printed: on paper each
 * drawing is headed with its bot’s name and the sum below says the same.
 */
export function PackageTotals({ bot, volume }: { bot: BotPrices; volume: number }) {
  const costs = packageCosts(bot, volume)
  const least = Math.min(...costs.map(({ total }) => total))
  return (
    <ul
      className={`tabular script-only no-print ${styles.totals}`}
      aria-label="What each package costs at this volume"
    >
      {costs.map(({ name, total }) => (
        <li key={name} data-least={total === least}>
          {name} <b>{rupees(total)}</b>{' '}
          <span>{total === least ? 'costs least' : `${rupees(total - least)} more`}</span>
        </li>
      ))}
    </ul>
  )
}
