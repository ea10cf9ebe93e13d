import { site } from '../../../content/site.ts'
import type { Solution } from '../../../content/solutions.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { turnsFor } from '../../figures/turns-for.ts'
import { Waveform } from '../../figures/waveform.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './solutions-picker-call.module.css'

/** Half of its height on the page: steps of two pixels keep twelve waves small in the HTML. */
const waveHeight = 42

/** The call that a solution is built around: its opening sentence, its wave, and how it goes. */
export function SolutionCall({ solution }: { solution: Solution }) {
  const { call } = solution
  return (
    <div className={styles.call}>
      <p className={styles.language}>
        {call.language} <span className="tabular">{timeLabel(call.seconds)}</span>
      </p>
      <blockquote className={styles.opening} lang={call.lang}>
        {call.opening}
      </blockquote>
      <p className={styles.english}>{call.english}</p>
      <Waveform
        className={styles.wave}
        turns={turnsFor(call.seed, call.seconds)}
        seed={call.seed}
        height={waveHeight}
        step={4}
      />
      <div className={styles.outcome}>
        <div>
          <p className="label">What {site.brand} does</p>
          <p className={styles.action}>{solution.action}</p>
          <p className={styles.result}>
            <Icon name="check" size={18} weight={1.8} />
            {solution.result}
          </p>
        </div>
        <div>
          <p className="label">Also takes</p>
          <ul className={styles.alsoTakes}>
            {solution.alsoTakes.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      </div>
      <ArrowLink className={styles.link} href={`/solutions/${solution.id}`}>
        {solution.name} solution
      </ArrowLink>
    </div>
  )
}
