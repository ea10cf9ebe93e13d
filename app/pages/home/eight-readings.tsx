import { Prerendered } from '../../ui/prerendered.tsx'
import { EightReadingsAxis } from './eight-readings-axis.tsx'
import { EightReadingsList } from './eight-readings-list.tsx'
import { EightReadingsIntro, EightReadingsKey } from './eight-readings-words.tsx'
import styles from './eight-readings.module.css'
import { Playhead } from './playhead.tsx'

/** Hydrates only the playhead; words, axis and drawings are static. */
export function EightReadings() {
  return (
    <section
      className={styles.section}
      id="features"
      data-ground="light"
      aria-labelledby="eight-readings-title"
    >
      <div className={`wrap ${styles.columns}`}>
        <Prerendered className={styles.contents}>
          {(import.meta.env.SSR || import.meta.env.DEV) && <EightReadingsIntro />}
        </Prerendered>
        <figure className={styles.contents} aria-labelledby="eight-readings-title">
          <figcaption className={styles.key}>
            <Prerendered className={styles.contents}>
              {(import.meta.env.SSR || import.meta.env.DEV) && <EightReadingsKey />}
            </Prerendered>
          </figcaption>
          <Playhead
            axis={
              <Prerendered>
                {(import.meta.env.SSR || import.meta.env.DEV) && <EightReadingsAxis />}
              </Prerendered>
            }
          >
            <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <EightReadingsList />}</Prerendered>
          </Playhead>
        </figure>
      </div>
    </section>
  )
}
