import { seededRandom } from '../../../figures/seeded-random.ts'
import { strokeMask } from '../../../figures/stroke-mask.ts'
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
    <i
      className={styles.filler}
      style={{
        '--height': `${height}px`,
        '--lines': strokeMask(100, height, [{ d: fillerLines(lines, seededRandom(seed)), width: 5 }]),
      }}
      aria-hidden="true"
    />
  )
}
