import { seededRandom } from '../../../figures/seeded-random.ts'
import styles from './filler.module.css'
import { fillerHeight, fillerLines } from './filler-lines.ts'

interface FillerProps {
  seed: number
  lines: number
}

/** A paragraph that nothing is read from, as bars with a ragged right edge. Static. */
export function Filler({ seed, lines }: FillerProps) {
  const height = fillerHeight(lines)
  return (
    <svg
      className={styles.filler}
      viewBox={`0 0 100 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={fillerLines(lines, seededRandom(seed))} />
    </svg>
  )
}
