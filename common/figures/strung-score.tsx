import type { Turn } from '../../site/content/sample-call.ts'
import { Stretched } from './stretched.tsx'
import { strungScore, type StrungScoreOptions } from './strung-score-lines.ts'
import '../styles/drawing.css'
import styles from './strung-score.module.css'

interface StrungScoreProps extends StrungScoreOptions {
  turns: readonly Turn[]
  className?: string | undefined
}

/** The two voices of a call as strings; stretched to the box its `className` gives it. Decorative. */
export function StrungScore({ turns, className = '', ...options }: StrungScoreProps) {
  const { width, height, paths } = strungScore(turns, options)
  return (
    <Stretched className={`line-drawing ${styles.score} ${className}`} width={width} height={height}>
      {paths.map(({ speaker, behind, d }) => (
        <path key={`${speaker} ${behind}`} data-speaker={speaker} data-behind={behind || undefined} d={d} />
      ))}
    </Stretched>
  )
}
