import type { CSSProperties } from 'react'
import { type BotId, bots } from '../../../content/pricing.ts'
import { axisTicks, percentOf } from '../../figures/axis-ticks.ts'
import { grouped, rupees } from '../../ui/indian-numbers.ts'
import { costHeight, drawingWidth, wholeCost } from './cost-drawing.ts'
import styles from './cost-figure.module.css'
import { costScales } from './cost-scales.ts'
import { DifferenceRow } from './difference-row.tsx'
import { breakEvens, packageCosts } from '../../pricing/package-costs.ts'
import { WorkedExamples } from './worked-examples.tsx'

/**
 * A bot's costs over one axis of volumes: the whole cost to scale, then a row a package with only what it costs over
 * the cheapest; and the same as a table of worked examples. Static.
 */
export function CostFigure({ id }: { id: BotId }) {
  const bot = bots[id]
  const scale = costScales[id]
  const { hairlines, cheapestLine, allLines, priceTops } = wholeCost(bot, scale)
  const points = breakEvens(bot).map(({ exact, volume, smaller, larger }) => ({
    at: percentOf(exact, scale.most),
    volume: grouped(volume),
    says: Number.isInteger(exact) ? `${smaller} and ${larger} meet` : `${larger} begins to cost less`,
  }))
  const isNearPoint = (at: number) => points.some((point) => Math.abs(point.at - at) < 6)
  return (
    <figure className={styles.figure} aria-label={`${bot.name}: what each package costs, by monthly volume`}>
      <h3 className={`heading-3 ${styles.title}`}>{bot.name}</h3>
      <div className={styles.axis} aria-hidden="true">
        <div className={`tabular ${styles.ticks}`}>
          {axisTicks(scale.most, scale.perTick, grouped).map(({ at, label }, tick) => (
            <span
              key={label}
              style={{ left: `${at}%` }}
              data-wide={tick % 2 === 1 || isNearPoint(at) || undefined}
            >
              {label}
            </span>
          ))}
          {points.map(({ at, volume, says }) => (
            <em key={at} style={{ left: `${at}%` }}>
              <b>{volume}</b>
              <span>{says}</span>
            </em>
          ))}
        </div>
        {points.map(({ at }) => (
          <i key={at} className={styles.point} style={{ '--at': `${at}%` } as CSSProperties} />
        ))}
      </div>
      <div className={styles.cost}>
        <p>
          <b>What you pay</b>
          <small>Heavy line: the cheapest package. Thin: the other two.</small>
        </p>
        <div className={styles.plot} aria-hidden="true">
          <svg viewBox={`0 0 ${drawingWidth(scale)} ${costHeight}`} preserveAspectRatio="none">
            <path className={styles.hairlines} d={hairlines} />
            <path className={styles.all} d={allLines} />
            <path className={styles.cheapest} d={cheapestLine} />
          </svg>
          {packageCosts(bot, 0).map(({ name, price }, place) => (
            <span
              key={name}
              className={styles.price}
              style={{ top: `${priceTops[place]?.toFixed(1)}%`, left: `${points[place - 1]?.at ?? 0}%` }}
              data-first={place === 0 || undefined}
            >
              {rupees(price)}
            </span>
          ))}
        </div>
      </div>
      {packageCosts(bot, 0).map(({ name }, place) => (
        <DifferenceRow key={name} id={id} place={place} />
      ))}
      <figcaption>
        <span className="wide-only">One line is {grouped(scale.perLine)}</span>
        <span className="narrow-only">One line is {grouped(2 * scale.perLine)}</span> {bot.unit.many}. Top:
        the whole cost, to scale. Below: only what each package costs over the cheapest, full height{' '}
        {rupees(scale.fullHeight)}. Lines that fade out cost more than that.
      </figcaption>
      <WorkedExamples id={id} />
    </figure>
  )
}
