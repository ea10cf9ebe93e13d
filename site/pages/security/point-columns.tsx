import type { Point } from '../../content/products/feature.ts'
import styles from './point-columns.module.css'

interface PointColumnsProps {
  columns: readonly { title: string; points: readonly Point[] }[]
  /** The points are steps, in order. */
  numbered?: boolean
}

/** Lists side by side, each under its heading; stacked at 900 px. */
export function PointColumns({ columns, numbered }: PointColumnsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <div className={`columns-2 ${styles.columns}`}>
      {columns.map(({ title, points }) => (
        <div key={title}>
          <h3 className="heading-3">{title}</h3>
          <List className={`ruled-rows ${styles.list}`}>
            {points.map((point, at) => (
              <li key={point.title}>
                <h4 className="heading-4">
                  {numbered && <span className="tabular text-3">{at + 1} </span>}
                  {point.title}
                </h4>
                <p className="text-2">{point.text}</p>
              </li>
            ))}
          </List>
        </div>
      ))}
    </div>
  )
}
