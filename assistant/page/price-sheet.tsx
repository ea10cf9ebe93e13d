import { bots } from '../../site/content/pricing.ts'
import { costScale } from '../../site/pricing/cost-scale.ts'
import { grouped, rupees } from '../../common/ui/indian-numbers.ts'
import type { BotSum, PriceReply } from '../price/price-reply.ts'
import styles from './sheet.module.css'

const mostLines = 100

/** The sum behind a price, bot by bot, as on the Pricing page. */
export function PriceSheet({
  reply: { sums, total, workings, href },
}: {
  reply: Extract<PriceReply, { kind: 'price' }>
}) {
  return (
    <figure className={styles.sheet} data-ground="light">
      {sums.map((sum) => (
        <BotSumPart key={sum.bot} sum={sum} />
      ))}
      {sums.length > 1 && (
        <dl className={styles.sum}>
          <div className={styles.total}>
            <dt>Together, per month</dt>
            <dd>{rupees(total)}</dd>
          </div>
        </dl>
      )}
      <p className={styles.note}>
        {`${workings.length > 0 ? `Counted as ${workings.join(', ')}. ` : ''}Taxes and telecom costs are not included.`}
      </p>
      <a className={styles.link} href={href} target="_top">
        Change it in Pricing
      </a>
    </figure>
  )
}

function BotSumPart({ sum: { bot, volume, best, others } }: { sum: BotSum }) {
  const { name, unit, extraUnit } = bots[bot]
  const unitsInALine = costScale(bots[bot]).perLine
  const perLine = unitsInALine * Math.max(1, Math.ceil(volume / unitsInALine / mostLines))
  const lines = {
    '--included': Math.round(Math.min(volume, best.allocation) / perLine),
    '--extra': Math.round(best.extraUnits / perLine),
  }
  return (
    <>
      <p className={styles.subject}>
        {name}, {grouped(volume)} {unit.many} a month
      </p>
      <i className={styles.lines} style={lines} aria-hidden="true" />
      <p className={styles.key}>
        {`One line is ${grouped(perLine)} ${unit.many}.${best.extraUnits > 0 ? ' The thin ones are extra.' : ''}`}
      </p>
      <dl className={styles.sum}>
        <div>
          <dt>
            {best.name}, {grouped(best.allocation)} {unit.many}
          </dt>
          <dd>{rupees(best.price)}</dd>
        </div>
        <div>
          <dt>
            {best.extraUnits > 0
              ? `${grouped(best.extraUnits)} extra × ₹${extraUnit.toFixed(2)}`
              : `No extra ${unit.many}`}
          </dt>
          <dd>{rupees(best.extraCost)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Per month</dt>
          <dd>{rupees(best.total)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{others.map((other) => comparison(other, best)).join(' ')}</p>
    </>
  )
}

function comparison(other: BotSum['best'], best: BotSum['best']): string {
  const more = other.total - best.total
  return `${other.name} ${rupees(other.total)}, ${more === 0 ? 'the same' : `${rupees(more)} more`}.`
}
