import { menuWords } from '../../content/navigation.ts'
import { callCaptions } from '../../content/call-captions.ts'
import { products } from '../../content/products.ts'
import { site } from '../../../common/brand/site.ts'
import { axisTicks, percentOf } from '../../../common/figures/axis-ticks.ts'
import { timeLabel } from '../../../common/figures/time-label.ts'
import { ReadingRows } from '../../sections/reading-rows.tsx'
import { VoiceKey } from '../../sections/voice-key.tsx'
import { callSeconds } from './call-time.ts'
import styles from './eight-readings.module.css'
import { Playhead, speakerNames } from './playhead.tsx'

/** The eight readings of one call, with one playhead through all of them. */
export function EightReadings() {
  return (
    <section
      className={styles.section}
      id="features"
      data-ground="light"
      aria-labelledby="eight-readings-title"
    >
      <div className={`wrap ${styles.columns}`}>
        <h2 className={`display ${styles.title}`} id="eight-readings-title">
          {menuWords.products.title.join(' ')}
        </h2>
        <p className={`lead ${styles.lead}`}>
          A sample policy call of 72 seconds, in Marathi and English. {site.brand} takes it once. Each product
          then does its part, for the team that needs it.
        </p>
        <figure className={styles.contents} aria-labelledby="eight-readings-title">
          <figcaption className={styles.key}>
            <VoiceKey />
            Sample call
          </figcaption>
          <Playhead axis={<Axis />}>
            <ReadingRows products={products} className={styles.rows} />
          </Playhead>
        </figure>
      </div>
    </section>
  )
}

/** Times, and what is said at each. */
function Axis() {
  return (
    <div className={styles.axis} aria-hidden="true">
      {axisTicks(callSeconds, 10, timeLabel).map(({ at, label }) => (
        <span key={at} style={{ left: `${at}%` }}>
          {label}
        </span>
      ))}
      {callCaptions.map(({ at, speaker, text }) => (
        <i
          key={at}
          style={{ left: `${percentOf(at, callSeconds)}%` }}
          data-at={at}
          data-speaker={speakerNames[speaker]}
        >
          {text}
        </i>
      ))}
    </div>
  )
}
