import type { AssistantRow } from '../../../../content/products/process-automation.ts'
import { site } from '../../../../content/site.ts'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import styles from './gantt.module.css'

interface ByAssistantProps {
  rows: readonly AssistantRow[]
  /** Length of the call. */
  call: { seconds: number }
  /** Length of the scale. */
  minutes: number
}

/** The same change inside one call, on the scale of the work by hand. `EnlargedCall` names its times. */
export function ByAssistant({ rows, call, minutes }: ByAssistantProps) {
  const length = timeLabel(call.seconds)
  const along = (seconds: number) => `${percentOf(seconds / 60, minutes)}%`
  return (
    <div className={styles.assistant}>
      <div className={styles.head}>
        <h3 className="heading-3">By {site.brand}</h3>
        <p>
          <b className="heading-1 tabular">{length}</b> one call, one pass, each change read back
        </p>
      </div>
      <ol className={styles.rows} aria-hidden="true">
        {rows.map(({ system, at }) => (
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
          <i data-kind="call" style={{ width: along(call.seconds) }} aria-hidden="true" />
          <p className="tabular" style={{ left: along(call.seconds) }}>
            {length}, and she has hung up.
          </p>
        </div>
      </div>
    </div>
  )
}
