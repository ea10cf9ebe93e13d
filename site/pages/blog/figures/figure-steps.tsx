import type { FigureOf } from '../../../content/articles/figure-schema.ts'
import styles from './figure-steps.module.css'

/** Numbered steps on one line. */
export function FigureSteps({ figure: { steps } }: { figure: FigureOf<'steps'> }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, title, text }, place) => (
        <li key={title}>
          <span className="tabular">{when ?? place + 1}</span>
          <div>
            <p>{title}</p>
            {text && <p className="small">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
