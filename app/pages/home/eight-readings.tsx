import { EightReadingsAxis } from './eight-readings-axis.tsx'
import { EightReadingsList } from './eight-readings-list.tsx'
import { EightReadingsIntro, EightReadingsKey } from './eight-readings-words.tsx'
import styles from './eight-readings.module.css'
import { Playhead } from './playhead.tsx'

/** The eight readings of one call, with one playhead through all of them. Static. */
export function EightReadings() {
  return (
    <section
      className={styles.section}
      id="features"
      data-ground="light"
      aria-labelledby="eight-readings-title"
    >
      <div className={`wrap ${styles.columns}`}>
        <EightReadingsIntro />
        <figure className={styles.contents} aria-labelledby="eight-readings-title">
          <figcaption className={styles.key}>
            <EightReadingsKey />
          </figcaption>
          <Playhead axis={<EightReadingsAxis />}>
            <EightReadingsList />
          </Playhead>
        </figure>
      </div>
    </section>
  )
}
