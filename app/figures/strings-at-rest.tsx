import { RelativePath } from './relative-path.ts'
import styles from './strings-at-rest.module.css'

const [width, height, margin] = [480, 160, 8]

/** Level grey lines: silence. For nothing found and no access, and nothing else. Decorative. */
export function StringsAtRest({ lines = 24 }: { lines?: number }) {
  const path = new RelativePath()
  for (let line = 0; line < lines; line++) {
    const y = margin + (line * (height - 2 * margin)) / (lines - 1)
    path.moveTo(0, y).lineTo(width, y)
  }
  return (
    <svg
      className={styles.strings}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path.toString()} />
    </svg>
  )
}
