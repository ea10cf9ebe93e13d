import { RelativePath } from '../../../figures/relative-path.ts'
import styles from './gap-mark.module.css'

const size = 30

/** Two voices as two strings, as far from each other as they are `apart` (points of tension). Decorative. */
export function GapMark({ apart }: { apart: number }) {
  const gap = Math.max(2, apart * 0.52)
  const [above, below] = [(size - gap) / 2, (size + gap) / 2]
  const between = new RelativePath()
  for (let x = 5; x <= 25; x += 4) between.moveTo(x, above).lineTo(x, below)
  return (
    <svg className={styles.mark} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path className={styles.between} d={between.toString()} />
      <path className={styles.caller} d={new RelativePath().moveTo(2, above).lineTo(28, above).toString()} />
      <path
        className={styles.assistant}
        d={new RelativePath().moveTo(2, below).lineTo(28, below).toString()}
      />
    </svg>
  )
}
