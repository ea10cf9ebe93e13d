import { processAutomation } from '../../../../content/products/process-automation.ts'
import { site } from '../../../../content/site.ts'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import styles from './gantt.module.css'
import { minutesByHand } from './minutes-by-hand.ts'

/** The same change inside one call, on the scale of the work by hand. `EnlargedCall` names its times. */
export function ByAssistant() {
  const { seconds: callSeconds, byAssistant } = processAutomation.addressChange
  const length = timeLabel(callSeconds)
  const along = (seconds: number) => `${percentOf(seconds / 60, minutesByHand)}%`
  return (
    <div className={styles.assistant}>
      <div className={styles.head}>
        <h3 className="heading-3">By {site.brand}</h3>
        <p>
          <b className="heading-1 tabular">{length}</b> one call, one pass, each change read back
        </p>
      </div>
      <ol className={styles.rows} aria-hidden="true">
        {byAssistant.map(({ system, at }) => (
          <li key={system}>
            <p className={styles.name}>{system}</p>
            <div className={styles.track}>
              <i data-kind="write" style={{ left: along(at) }} />
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.call}>
        <p className={styles.name}>The call</p>
        <div className={styles.track}>
          <i data-kind="call" style={{ width: along(callSeconds) }} aria-hidden="true" />
          <p className="tabular" style={{ left: along(callSeconds) }}>
            {length}, and she has hung up.
          </p>
        </div>
      </div>
    </div>
  )
}
