import { type CSSProperties, useRef, useState } from 'react'
import { filmMoments, filmSeconds } from '../../../../content/products/virtual-assistant-film.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import { PauseButton } from '../../../ui/pause-button.tsx'
import { Prerendered } from '../../../ui/prerendered.tsx'
import { useMayMove } from '../../../ui/use-may-move.ts'
import { usePlayClock } from '../../../ui/use-play-clock.ts'
import { filmClock, stepAt } from './film-clock.ts'
import { FilmReading } from './film-reading.tsx'
import { FilmStep } from './film-step.tsx'
import styles from './film.module.css'

/** One call in four steps, two seconds each. Hydrates only which step is lit; words and drawings are static. */
export function Film() {
  const figure = useRef<HTMLElement>(null)
  const [paused, setPaused] = useState(false)
  const mayMove = useMayMove(figure)
  const playing = mayMove === true && !paused
  const now = stepAt(usePlayClock(playing, filmClock))
  const seconds = filmMoments[now] ?? 0
  return (
    <figure className={styles.film} ref={figure} data-playing={playing}>
      <ol className={styles.steps}>
        {filmMoments.map((moment, step) => (
          <li
            key={moment}
            aria-current={step === now ? 'step' : undefined}
            data-state={step < now ? 'done' : undefined}
          >
            <Prerendered className={styles.step}>
              {(import.meta.env.SSR || import.meta.env.DEV) && <FilmStep step={step} />}
            </Prerendered>
          </li>
        ))}
      </ol>
      <div className={styles.controls}>
        <PauseButton
          of="the illustration"
          paused={paused}
          onToggle={mayMove === undefined ? undefined : () => setPaused(!paused)}
        />
        <div
          className={styles.reading}
          style={{ '--at': `${(seconds / filmSeconds) * 100}%` } as CSSProperties}
        >
          <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <FilmReading />}</Prerendered>
          <i className={styles.playhead} />
        </div>
        <p className={`tabular ${styles.time}`}>
          {timeLabel(seconds)} / {timeLabel(filmSeconds)}
        </p>
      </div>
      <figcaption className={styles.caption}>
        One sample call, as the Virtual Assistant hears it. People and numbers are invented.
      </figcaption>
    </figure>
  )
}
