import { type CheckId, qualityChecks } from '../../../content/portal/quality-checks.ts'
import { strokesWords } from '../../../content/portal/quality-words.ts'
import type { Marks } from './score.ts'
import '../../styles/drawing.css'
import styles from './hundred-strokes.module.css'

const strokeGap = 5.7
const groupGap = 6
const height = 44

/** Where the strokes of each check stand, and where the last of them ends, in units of the drawing. */
const { paths, width } = (() => {
  let x = 3
  const drawn = qualityChecks.map(({ id, points }) => {
    let path = ''
    for (let point = 0; point < points; point += 1) {
      path += `M${x.toFixed(1)} ${height}v-${height}`
      x += strokeGap
    }
    x += groupGap
    return { id, path }
  })
  return { paths: drawn, width: Math.ceil(x - groupGap - strokeGap + 3) }
})()

interface HundredStrokesProps {
  marks: Marks
  /** The check that is being read or overruled: the others stand back. */
  lit: CheckId | undefined
}

/** One stroke for each point, grouped by check: lost ones stand tall and red, those out of the base lie low. */
export function HundredStrokes({ marks, lit }: HundredStrokesProps) {
  const isOut = Object.values(marks).includes('not-applicable')
  return (
    <figure className={`line-drawing ${styles.strokes}`}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {paths.map(({ id, path }) => (
          <path
            key={id}
            d={path}
            data-mark={marks[id]}
            data-faint={lit !== undefined && lit !== id ? '' : undefined}
          />
        ))}
      </svg>
      <figcaption>
        {isOut ? `${strokesWords.lead} ${strokesWords.notApplicable}` : strokesWords.lead}
      </figcaption>
    </figure>
  )
}
