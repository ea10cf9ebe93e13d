import type { Point } from '../content/products/feature.ts'
import styles from './point-grid.module.css'

interface PointGridProps {
  /** A point may have a note below its sentence. */
  points: readonly (Point & { note?: string })[]
}

/** Points in two columns, each a heading and a sentence under a rule; one column at 900 px. */
export function PointGrid({ points }: PointGridProps) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text, note }) => (
        <li key={title}>
          <h3 className="heading-4">{title}</h3>
          <p className="text-2">{text}</p>
          {note && <p className="small-muted">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
