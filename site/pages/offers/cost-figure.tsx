import { Fragment } from 'react'
import { type BotId, bots } from '../../content/pricing.ts'
import { AxisLabels } from '../../../common/figures/axis-labels.tsx'
import { axisTicks, percentOf } from '../../../common/figures/axis-ticks.ts'
import { costScale } from '../../pricing/cost-scale.ts'
import { cheapestStretches, listOfNames } from '../../pricing/package-costs.ts'
import { grouped, rupees } from '../../../common/ui/indian-numbers.ts'
import { costHeight, drawingWidth, priceLabels, wholeCost } from './cost-drawing.ts'
import styles from './cost-figure.module.css'
import { WorkedExamples } from './worked-examples.tsx'
import '../../../common/styles/drawing.css'

/**
 * The cost of a bot's three packages over one axis of volumes, the cheapest as the heavy line, with the volume up to
 * which each is cheapest beneath; and the same as a table of worked examples.
 */
export function CostFigure({ id }: { id: BotId }) {
  const bot = bots[id]
  const scale = costScale(bot)
  const { hairlines, cheapestLine, allLines } = wholeCost(bot, scale)
  const stretches = cheapestStretches(bot)
  const never = bot.packages
    .map(({ name }) => name)
    .filter((name) => !stretches.some(({ names }) => names.includes(name)))
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
        {priceLabels(bot, scale).map(({ of, top }) => (
          <span key={top} className={`tabular ${styles.price}`} style={{ top: `${top}%` }}>
            {of.map(({ name, price }, place) => (
              <Fragment key={name}>
                <b>{name}</b> {`${rupees(price)}${place < of.length - 1 ? ', ' : ''}`}
              </Fragment>
            ))}
          </span>
        ))}
      </div>
      <ol className={`tabular ${styles.stretches}`} aria-hidden="true">
        {stretches.map(({ names, from, to }) => (
          <li key={from} style={{ '--long': percentOf(Math.min(to, scale.most) - from, scale.most) }}>
            <b>{listOfNames(names)}</b> <span>{names.length > 1 ? 'are cheapest' : 'is cheapest'}</span>{' '}
            <small>
              {to < Infinity ? `up to ${grouped(Math.floor(to))}` : from > 0 ? 'above that' : 'throughout'}
            </small>
          </li>
        ))}
      </ol>
      <AxisLabels className={styles.ticks} ticks={axisTicks(scale.most, scale.perTick, grouped)} />
      <figcaption>{`Cost a month by ${bot.unit.many}${neverCheapest(never)}`}</figcaption>
      <WorkedExamples id={id} />
    </figure>
  )
}

function neverCheapest(names: readonly string[]): string {
  if (names.length === 0) return ''
  return `. ${listOfNames(names)} ${names.length > 1 ? 'are' : 'is'} never the cheapest`
}
