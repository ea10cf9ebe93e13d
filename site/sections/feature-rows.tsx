import type { Feature } from '../content/products/feature.ts'
import { FeatureDrawing } from '../../common/figures/feature-drawing.tsx'
import styles from './feature-rows.module.css'

interface FeatureRowsProps {
  features: readonly Feature[]
  /** The small drawing at the start of each row, in order. */
  drawings: readonly FeatureDrawing[]
}

/** Features as ruled rows: drawing, name, sentence, and a key figure. */
export function FeatureRows({ features, drawings }: FeatureRowsProps) {
  return (
    <ul className={`ruled-rows ${styles.rows}`}>
      {features.map((feature, place) => (
        <li key={feature.title}>
          <FeatureDrawing className={styles.drawing} {...drawings[place]} />
          <h3 className="heading-3">{feature.title}</h3>
          <p className="text-2">{feature.text}</p>
          <p className={`edge tabular ${styles.tag}`}>{feature.tag}</p>
        </li>
      ))}
    </ul>
  )
}
