import { voiceReadings } from '../../../../content/products/voice-readings.ts'
import { policyRevivalCall as call } from '../../../../content/sample-call.ts'
import { site } from '../../../../content/site.ts'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { readingAt } from './reading-at.ts'
import styles from './tension-labels.module.css'
import { apart, height, tensionHeight } from './tension-lines.ts'

/** Names, distances and scale over the tension figure: in HTML, so that they never stretch with the drawing. */
export function TensionLabels() {
  const { tension } = voiceReadings
  const { caller, assistant } = tension
  const place = (second: number, value: number) => ({
    left: `${percentOf(second, call.seconds)}%`,
    top: `${percentOf(tensionHeight(value), height)}%`,
  })
  return (
    <div className={styles.labels} aria-hidden="true">
      <span className={styles.caller} style={place(4, readingAt(caller, 5) + 5)}>
        Sunita P., calling
      </span>
      <span className={styles.assistant} style={place(0, readingAt(assistant, 0))}>
        {site.brand}
      </span>
      <span className={styles.begin} style={place(5, (readingAt(caller, 5) + readingAt(assistant, 5)) / 2)}>
        <b>{apart(tension, 5)}</b> apart
      </span>
      <span className={styles.middle} style={place(34, readingAt(caller, 34))}>
        <b>{apart(tension, 34)}</b> apart
      </span>
      <span className={styles.end} style={place(70, readingAt(caller, 70))}>
        <b>{apart(tension, 70)}</b> apart
      </span>
      {[60, 40, 20].map((value) => (
        <span key={value} className={styles.scale} style={place(call.seconds, value)}>
          {value}
        </span>
      ))}
    </div>
  )
}
