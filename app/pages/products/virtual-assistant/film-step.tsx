import { film } from '../../../../content/products/virtual-assistant.ts'
import { filmMoments } from '../../../../content/products/virtual-assistant-film.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import { FilmDrawing } from './film-drawing.tsx'
import styles from './film-step.module.css'

/** One step of the film: its drawing, what is heard at that moment, and what it shows. Static. */
export function FilmStep({ step }: { step: number }) {
  const { title, text, caption } = film[step] ?? missing(step)
  return (
    <>
      <div className={styles.picture}>
        <FilmDrawing step={step} />
      </div>
      <p className={styles.caption}>
        <time>{timeLabel(filmMoments[step] ?? 0)}</time> {caption}
      </p>
      <h2 className={`heading-4 ${styles.title}`}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </>
  )
}

function missing(step: number): never {
  throw new RangeError(`The film has no step ${step}`)
}
