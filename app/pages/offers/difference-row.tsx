import { type BotId, bots } from '../../../content/pricing.ts'
import { percentOf } from '../../figures/axis-ticks.ts'
import { grouped, rupees } from '../../ui/indian-numbers.ts'
import { cheapestStretch, differenceLines, drawingWidth, rowHeight } from './cost-drawing.ts'
import styles from './cost-figure.module.css'
import { costScales } from './cost-scales.ts'
import { breakEvens, cheapest, packageCosts } from '../../pricing/package-costs.ts'

/** One package's row: lines as tall as what it costs over the cheapest, flat and heavy where it is the cheapest. */
export function DifferenceRow({ id, place }: { id: BotId; place: number }) {
  const bot = bots[id]
  const scale = costScales[id]
  const cost = packageCosts(bot, 0)[place]
  const { whole, faded } = differenceLines(bot, place, scale)
  const [from, to] = cheapestStretch(bot, place, scale)
  const width = drawingWidth(scale)
  const across = (volume: number) => (volume / scale.most) * width
  const fadeId = `fade-${id}-${place}`
  return (
    <div className={styles.row}>
      <p className="tabular">
        <b>{cost?.name}</b>
        <small>
          {grouped(cost?.allocation ?? 0)} {bot.unit.many} for {rupees(cost?.price ?? 0)}
        </small>
      </p>
      <div className={styles.plot} aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${rowHeight}`} preserveAspectRatio="none">
          {faded.some(Boolean) && (
            <linearGradient id={fadeId} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={rowHeight}>
              <stop stopColor="var(--ink-400)" stopOpacity="0" />
              <stop offset=".55" stopColor="var(--ink-400)" />
            </linearGradient>
          )}
          {whole.map((d, half) => d && <path key={d} className={styles.lines} data-half={half} d={d} />)}
          {faded.map(
            (d, half) =>
              d && (
                <path key={d} className={styles.faded} data-half={half} stroke={`url(#${fadeId})`} d={d} />
              ),
          )}
          <path className={styles.floor} d={`M0 ${rowHeight}H${width}`} />
          <path className={styles.flat} d={`M${across(from)} ${rowHeight}H${across(to)}`} />
        </svg>
        <span className={styles.least} style={{ left: `${percentOf(from, scale.most)}%` }}>
          costs least
        </span>
        <i
          className={styles.allocation}
          style={{ left: `${percentOf(cost?.allocation ?? 0, scale.most)}%` }}
        />
        {constantGaps(id, place).map(({ until, more }) => (
          <span
            key={until}
            className={`tabular ${styles.gap}`}
            style={{
              right: `${100 - percentOf(until, scale.most)}%`,
              bottom: `${percentOf(more, scale.fullHeight)}%`,
            }}
          >
            {rupees(more)} <span>more</span>
          </span>
        ))}
      </div>
    </div>
  )
}

/**
 * Where a smaller package's extra units run level with the cheapest's, the gap stays the same: how much it is in
 * rupees, and the volume up to which.
 */
function constantGaps(id: BotId, place: number) {
  const bot = bots[id]
  const ends = [...breakEvens(bot).map(({ exact }) => exact), costScales[id].most].slice(place + 1)
  return ends.map((until) => {
    const more = (packageCosts(bot, until)[place]?.total ?? 0) - (cheapest(bot, until)[0]?.total ?? 0)
    return { until, more }
  })
}
