import { type Cause, month } from '../../../content/products/smart-analytics-month.ts'
import { AxisLabels } from '../../../../common/figures/axis-labels.tsx'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { type DrawnStream, river } from '../../../../common/figures/river.ts'
import styles from './river.module.css'

const pitch = 4

/** One line per 50 calls, and a note at each swell; on phones a number instead, which the list explains. */
export function RiverFigure() {
  const { reasons, causes } = month
  const { width, height, streams } = river(reasons, {
    perLine: 50,
    pitch,
    gap: 14,
    dayWidth: 40,
    height: 600,
  })
  const lastDay = (reasons[0]?.daily.length ?? 1) - 1
  const across = (day: number) => percentOf(day - 1, lastDay)
  const down = (y: number) => percentOf(y, height)
  return (
    <div className={styles.river}>
      <div className={styles.drawing}>
        <svg
          className={styles.lines}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={description(causes)}
        >
          {streams.map((stream, place) => (
            <Stream key={reasons[place]?.id} id={`stream-${place + 1}`} stream={stream} />
          ))}
        </svg>
        {streams.map(({ on }, place) => (
          <span
            key={reasons[place]?.id}
            className={styles.name}
            style={{ top: `${down((on(0).top + on(0).bottom) / 2)}%` }}
            aria-hidden="true"
          >
            {reasons[place]?.name}
          </span>
        ))}
        {causes.map(({ reasons: [marked], peak, name, when }, place) => {
          const index = reasons.findIndex(({ id }) => id === marked)
          const swell = streams[index]?.on(peak - 1)
          if (!swell) return null
          const fromAbove = index === 0
          const geometry = {
            '--x': `${across(peak)}%`,
            '--tip': `${down(fromAbove ? swell.ordinary : swell.bottom + 2)}%`,
          }
          return (
            <div key={name} style={geometry} aria-hidden="true">
              <p className={`text-2 wide-only ${styles.note}`} data-from={fromAbove ? 'above' : 'below'}>
                <b>{name}</b>
                {when}
              </p>
              <span className={`narrow-only ${styles.number}`}>{place + 1}</span>
            </div>
          )
        })}
      </div>
      <AxisLabels
        className={styles.days}
        ticks={[1, 8, 15, 22, 28].map((day) => ({
          at: across(day),
          label: day === 1 ? '1 Sep' : String(day),
        }))}
      />
    </div>
  )
}

function Stream({ id, stream }: { id: string; stream: DrawnStream }) {
  const { first, wholeLines, shortLines, extraLines } = stream
  return (
    <g>
      <path id={id} vectorEffect="non-scaling-stroke" d={first} />
      {Array.from({ length: wholeLines - 1 }, (_, line) => (
        <use key={line} href={`#${id}`} y={(line + 1) * pitch} />
      ))}
      {shortLines && <path vectorEffect="non-scaling-stroke" d={shortLines} />}
      {extraLines && <path className={styles.extra} vectorEffect="non-scaling-stroke" d={extraLines} />}
    </g>
  )
}

function description(causes: readonly Cause[]) {
  const swells = causes.map(({ when, name }) => `${when}: ${name}`).join('; ')
  return `Calls by reason, day by day, 1 to 28 September. The river swells three times. ${swells}. Numbers are in the list and the table below.`
}
