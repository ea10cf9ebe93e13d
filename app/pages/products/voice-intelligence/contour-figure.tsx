import { voiceIntelligence } from '../../../../content/products/voice-intelligence.ts'
import { voiceReadings } from '../../../../content/products/voice-readings.ts'
import { policyRevivalCall as call, speakerAt } from '../../../../content/sample-call.ts'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { Stretched } from '../../../figures/stretched.tsx'
import { TimeAxis } from '../../../figures/time-axis.tsx'
import { timeLabel } from '../../../figures/time-label.ts'
import { grouped } from '../../../ui/indian-numbers.ts'
import styles from './contour-figure.module.css'
import { Gauge } from './gauge.tsx'
import { height, pitchHeight, width } from './pitch-contour.ts'
import { Spectrum } from './spectrum.tsx'

const frequencies = [150, 300, 600, 1200]

/** The call as a listener hears it: pitch of both voices under their harmonics, and four gauges near its end. */
export function ContourFigure() {
  return (
    <figure className={styles.figure}>
      <TimeAxis className={styles.axis} seconds={call.seconds} />
      <ol className={styles.hearings}>
        {voiceIntelligence.hearings.map(({ second, heard, reading }) => (
          <li
            key={second}
            data-speaker={speakerAt(call, second)}
            style={{ '--at': `${percentOf(second, call.seconds)}%` }}
          >
            <time className="visually-hidden">{timeLabel(second)}</time>
            <b>{heard}</b>
            <span className="micro-muted">{reading}</span>
          </li>
        ))}
      </ol>
      <div className={`no-print ${styles.plot}`}>
        <p className="visually-hidden">
          Drawing: pitch of both voices through the {call.seconds}-second call, with harmonics above. The
          caller starts high and unsteady and ends lower and even.
        </p>
        <Stretched width={width} height={height}>
          <Spectrum frequencies={frequencies} />
        </Stretched>
        {frequencies.map((hertz) => (
          <span
            key={hertz}
            className={styles.hertz}
            aria-hidden="true"
            style={{ top: `${percentOf(pitchHeight(hertz), height)}%` }}
          >
            {hertz === frequencies.at(-1) && (
              <>
                Hz
                <br />
              </>
            )}
            {grouped(hertz)}
          </span>
        ))}
      </div>
      <dl className={styles.gauges}>
        {voiceIntelligence.gauges.map((gauge) => (
          <Gauge key={gauge.name} {...gauge} />
        ))}
      </dl>
      <figcaption className={styles.caption}>
        Gauges read the caller at {timeLabel(voiceReadings.gaugesAt)}; tall ticks are comfortable.
      </figcaption>
    </figure>
  )
}
