import type { Point } from '../../content/products/feature.ts'
import styles from './point-grid.module.css'

/** Points in two columns, each a heading and a sentence under a rule; one column at 900 px. Static. */
export function PointGrid({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3 className="heading-4">{title}</h3>
          <p className="text-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
