import { polylines } from '../../../../common/figures/relative-path.ts'
import { seededRandom } from '../../../../common/figures/seeded-random.ts'
import { strokeMask } from '../../../../common/figures/stroke-mask.ts'
import styles from './sheet.module.css'

interface FillerProps {
  seed: number
  lines: number
}

/** A paragraph that is not read, as bars with a ragged right edge. */
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

const pitch = 11
const weight = 5

/** Height of that many lines, in pixels. */
export function fillerHeight(lines: number): number {
  return lines * pitch - (pitch - weight)
}

/**
 * Lines of text as strokes 5 units thick, in a drawing 100 units wide: ragged right, the last one short.
 * `random` returns numbers from 0 to 1.
 */
export function fillerLines(lines: number, random: () => number): string {
  return polylines(
    Array.from({ length: lines }, (_, line) => {
      const length = line === lines - 1 ? 30 + random() * 40 : 92 + random() * 8
      const y = weight / 2 + line * pitch
      return [0, y, length, y]
    }),
  )
}
