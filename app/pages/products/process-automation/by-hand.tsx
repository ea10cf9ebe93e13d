import { processAutomation } from '../../../../content/products/process-automation.ts'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { TimeAxis } from '../../../figures/time-axis.tsx'
import { timeLabel } from '../../../figures/time-label.ts'
import styles from './gantt.module.css'
import { minutesByHand as minutes } from './minutes-by-hand.ts'

const names = { work: 'at work', wait: 'waiting' }

/** The change by hand: dense where somebody types, dashed where somebody waits. */
export function ByHand() {
  return (
    <div>
      <div className={styles.head}>
        <h3 className="heading-3">By hand</h3>
        <p>
          <b className="heading-1 tabular">{timeLabel(minutes * 60)}</b> four screens, two people, one
          transfer
        </p>
      </div>
      <div className={styles.scale}>
        <TimeAxis seconds={minutes * 60} every={300} className={styles.axis} />
      </div>
      <ol className={styles.rows}>
        {processAutomation.addressChange.byHand.map(({ system, does, spans }) => (
          <li key={system}>
            <p className={styles.name}>
              {system} <small>{does}</small>
              <span className="visually-hidden">
                {spans
                  .map(
                    ({ from, to, kind }) => `${names[kind]} ${timeLabel(from * 60)} to ${timeLabel(to * 60)}`,
                  )
                  .join(', ')}
              </span>
            </p>
            <div className={styles.track} aria-hidden="true">
              {spans.map(({ from, to, kind }) => (
                <i
                  key={from}
                  data-kind={kind}
                  style={{ left: `${percentOf(from, minutes)}%`, width: `${percentOf(to - from, minutes)}%` }}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.key}>
        <span data-kind="work">Typing and reading</span>
        <span data-kind="wait">Waiting: a screen, a checker, a transfer</span>
      </p>
    </div>
  )
}
