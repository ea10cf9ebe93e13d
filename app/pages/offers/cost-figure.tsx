import { type BotId, bots } from '../../../content/pricing.ts'
import { AxisLabels } from '../../figures/axis-labels.tsx'
import { axisTicks, percentOf } from '../../figures/axis-ticks.ts'
import { breakEvens, packageCosts } from '../../pricing/package-costs.ts'
import { grouped, rupees } from '../../ui/indian-numbers.ts'
import { cheapestStretch, costHeight, costScales, drawingWidth, wholeCost } from './cost-drawing.ts'
import styles from './cost-figure.module.css'
import { WorkedExamples } from './worked-examples.tsx'
import '../../styles/drawing.css'

/**
 * What a bot's three packages cost over one axis of volumes, the cheapest as the heavy line, and beneath it up to which
 * volume each is the cheapest; and the same as a table of worked examples. Static.
 */
export function CostFigure({ id }: { id: BotId }) {
  const bot = bots[id]
  const scale = costScales[id]
  const { hairlines, cheapestLine, allLines, priceTops } = wholeCost(bot, scale)
  const points = breakEvens(bot)
  return (
    <figure
      className={styles.figure}
      aria-label={`${bot.name}: what each package costs in a month, by ${bot.unit.many}`}
    >
      <h3 className={`heading-3 ${styles.title}`}>{bot.name}</h3>
      <div className={styles.plot} aria-hidden="true">
        <svg viewBox={`0 0 ${drawingWidth(scale)} ${costHeight}`} preserveAspectRatio="none">
          <path className={styles.hairlines} d={hairlines} />
          <path className={styles.all} d={allLines} />
          <path className={styles.cheapest} d={cheapestLine} />
        </svg>
        {packageCosts(bot, 0).map(({ name, price }, place) => (
          <span key={name} className={`tabular ${styles.price}`} style={{ top: `${priceTops[place]}%` }}>
            <b>{name}</b> {rupees(price)}
          </span>
        ))}
      </div>
      <ol className={`tabular ${styles.stretches}`} aria-hidden="true">
        {packageCosts(bot, 0).map(({ name }, place) => {
          const [from, to] = cheapestStretch(bot, place, scale)
          const end = points[place]
          return (
            <li key={name} style={{ '--long': percentOf(to - from, scale.most) }}>
              <b>{name}</b> <span>is cheapest</span>{' '}
              <small>{end ? `up to ${grouped(end.volume)}` : 'above that'}</small>
            </li>
          )
        })}
      </ol>
      <AxisLabels className={styles.ticks} ticks={axisTicks(scale.most, scale.perTick, grouped)} />
      <figcaption>Cost a month by {bot.unit.many}</figcaption>
      <WorkedExamples id={id} />
    </figure>
  )
}
