import { filmMoments, filmSeconds } from '../../../../content/products/virtual-assistant-film.ts'
import { policyRevivalCall } from '../../../../content/sample-call.ts'
import * as record from '../../../../content/sample-readings.ts'
import { Reading } from '../../../figures/reading.tsx'
import { timeLabel } from '../../../figures/time-label.ts'
import { PauseButton } from '../../../ui/pause-button.tsx'
import { FilmStep } from './film-step.tsx'
import styles from './film.module.css'

/** Where the film rests: on its last step, which says how the call ends. */
const restingStep = filmMoments.length - 1

/** One call in four steps, two seconds each (film.behaviour.ts). Static. */
export function Film() {
  const seconds = filmMoments[restingStep] ?? 0
  return (
    <figure className={styles.film} data-behaviour="film" data-playing="false" data-seconds={filmSeconds}>
      <ol className={styles.steps}>
        {filmMoments.map((moment, step) => (
          <li
            key={moment}
            data-moment={moment}
            aria-current={step === restingStep ? 'step' : undefined}
            data-state={step < restingStep ? 'done' : undefined}
          >
            <div className={styles.step}>
              <FilmStep step={step} />
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.controls}>
        <PauseButton of="the illustration" />
        <div className={styles.reading} style={{ '--at': `${(seconds / filmSeconds) * 100}%` }} data-reading>
          <FilmReading />
          <i className={styles.playhead} />
        </div>
        <p className={`tabular ${styles.time}`}>
          <span data-time>{timeLabel(seconds)}</span> / {timeLabel(filmSeconds)}
        </p>
      </div>
      <figcaption className={styles.caption}>
        One sample call, as the Virtual Assistant hears it. People and numbers are invented.
      </figcaption>
    </figure>
  )
}

/** The whole call as the assistant takes it down: who speaks when, and how loud. Static. */
function FilmReading() {
  return (
    <Reading
      className={styles.wave}
      product="virtual-assistant"
      record={{ ...record, call: policyRevivalCall }}
    />
  )
}
