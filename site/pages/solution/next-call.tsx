import { solutionPages } from '../../content/solutions/solution-pages.ts'
import { type Solution, solutions } from '../../content/solutions.ts'
import { StrungScore } from '../../../common/figures/strung-score.tsx'
import { timeLabel } from '../../../common/figures/time-label.ts'
import styles from './next-call.module.css'

/** The next solution, by its callers' opening sentence; the last leads to the first. */
export function NextCall({ after }: { after: Solution }) {
  const { id, name, call } = solutions[(solutions.indexOf(after) + 1) % solutions.length] ?? after
  return (
    <a className={styles.next} href={`/solutions/${id}`}>
      <span className={styles.name}>
        Next solution <b className="hover-underline">{name}</b>
      </span>
      <span className={styles.opening} lang={call.lang}>
        {call.opening}
      </span>
      <StrungScore
        className={styles.score}
        turns={solutionPages[id].call.turns}
        seconds={call.seconds}
        seed={call.seed}
        strings={8}
        step={0.9}
      />
      <span className={`small tabular ${styles.length}`}>{timeLabel(call.seconds)}</span>
    </a>
  )
}
