import type { ReactNode } from 'react'
import type { Feature } from '../../content/products/feature.ts'
import styles from './feature-rows.module.css'

interface FeatureRowsProps<Entry extends Feature> {
  features: readonly Entry[]
  /** The small counted drawing at the row's start, 132 by 52 units and decorative. */
  drawing: (feature: Entry, place: number) => ReactNode
}

/** Features as ruled rows: drawing, name, sentence, and the figure it is known by. Static. */
export function FeatureRows<Entry extends Feature>({ features, drawing }: FeatureRowsProps<Entry>) {
  return (
    <ul className={`ruled-rows ${styles.rows}`}>
      {features.map((feature, place) => (
        <li key={feature.title}>
          <div className={styles.drawing} aria-hidden="true">
            {drawing(feature, place)}
          </div>
          <h3 className="heading-3">{feature.title}</h3>
          <p className="text-2">{feature.text}</p>
          <p className={`edge tabular ${styles.tag}`}>{feature.tag}</p>
        </li>
      ))}
    </ul>
  )
}
