import type { BotPrices } from '../../content/pricing.ts'
import { grouped, rupees } from '../../../common/ui/indian-numbers.ts'
import { cheapest, listOfNames, type PackageCost, packageCosts } from '../../pricing/package-costs.ts'
import { counted } from './estimate-entries.ts'
import styles from './estimate-sum.module.css'

interface EstimateSumProps {
  bot: BotPrices
  /** Undefined if the entry is not a volume. */
  volume: number | undefined
}

/** Which package costs least, the sum in full (package, extra units, total), and what it saves, in words. */
export function EstimateSum({ bot, volume }: EstimateSumProps) {
  const { unit } = bot
  const cheapestOnes = volume ? cheapest(bot, volume) : []
  const [least] = cheapestOnes
  if (!volume || !least) {
    return (
      <div className={styles.sheet}>
        <p className="heading-3" role="status">
          {`Enter the ${unit.many} you expect in a month.`}
        </p>
      </div>
    )
  }
  const left = least.allocation - volume
  return (
    <div className={styles.sheet}>
      <p className="heading-3" role="status">
        <span>{`For ${counted(volume, unit)}, `}</span>
        <b>{listOfNames(cheapestOnes.map(({ name }) => name))}</b>
        <span>{cheapestOnes.length > 1 ? ' cost the same.' : ' costs least.'}</span>
      </p>
      <dl className={`tabular ${styles.lines}`}>
        <Line
          label={`${least.name} package, ${counted(least.allocation, unit)} included`}
          amount={least.price}
        />
        <Line
          label={
            least.extraUnits > 0
              ? `${grouped(least.extraUnits)} extra ${least.extraUnits === 1 ? unit.one : unit.many} × ₹${bot.extraUnit.toFixed(2)}`
              : `No extra ${unit.many}${left > 0 ? `: ${grouped(left)} left over` : ''}`
          }
          amount={least.extraCost}
        />
        <Line label={`${bot.name}, per month`} amount={least.total} isTotal />
      </dl>
      <p className={`tabular ${styles.others}`}>{savings(bot, volume, least)}</p>
    </div>
  )
}

/** What the cheapest package saves against each dearer one: "Each month you save ₹2,000 against Starter …". */
function savings(bot: BotPrices, volume: number, least: PackageCost): string {
  const dearer = packageCosts(bot, volume).filter(({ total }) => total > least.total)
  const against = dearer
    .toSorted((one, other) => one.total - other.total)
    .map(({ name, total }) => `${rupees(total - least.total)} against ${name}`)
  return against.length > 0 ? `Each month you save ${against.join(' and ')}.` : ''
}

function Line({ label, amount, isTotal }: { label: string; amount: number; isTotal?: boolean }) {
  return (
    <div data-total={isTotal}>
      <dt>{label}</dt>
      <dd>{rupees(amount)}</dd>
    </div>
  )
}
