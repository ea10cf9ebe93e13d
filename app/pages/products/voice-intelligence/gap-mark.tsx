import { polylines } from '../../../figures/relative-path.ts'
import styles from './gap-mark.module.css'

const size = 30

/** Two voices as two strings, as far from each other as they are `apart` (points of tension). Decorative. */
export function GapMark({ apart }: { apart: number }) {
  const gap = Math.max(2, apart * 0.52)
  const [above, below] = [(size - gap) / 2, (size + gap) / 2]
  return (
    <svg className={styles.mark} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path
        className={styles.between}
        d={polylines([5, 9, 13, 17, 21, 25].map((x) => [x, above, x, below]))}
      />
      <path className={styles.caller} d={polylines([[2, above, 28, above]])} />
      <path className={styles.assistant} d={polylines([[2, below, 28, below]])} />
    </svg>
  )
}
