import { site } from '../../../common/brand/site.ts'
import type { Solution } from '../../content/solutions.ts'
import { timeLabel } from '../../../common/figures/time-label.ts'
import { turnsFor } from '../../../common/figures/turns-for.ts'
import { waveMask } from '../../../common/figures/wave-mask.ts'
import { ArrowLink } from '../../../common/ui/arrow-link.tsx'
import { TabPanel } from '../../../common/ui/tabs.tsx'
import styles from './solutions-picker-call.module.css'

/** Half its height on the page: steps of two pixels keep twelve waves small in the HTML. */
const waveHeight = 42

/** The call a solution is built around: its opening sentence, its wave, and how it goes. */
export function SolutionPanel({ solution }: { solution: Solution }) {
  const { call } = solution
  return (
    <TabPanel id={solution.id} title={solution.name} className={`column ${styles.call}`}>
      <p className="tabular small-muted">
        {call.language}, {timeLabel(call.seconds)}
      </p>
      <blockquote className={styles.opening} lang={call.lang}>
        {call.opening}
      </blockquote>
      <p
        className={`text-2 ${styles.english}`}
        style={waveMask(turnsFor(call.seed, call.seconds), { seed: call.seed, height: waveHeight, step: 4 })}
      >
        {call.english}
      </p>
      <div className={styles.outcome}>
        <p className="label">What {site.brand} does</p>
        <p className={styles.action}>{solution.action}</p>
        <p className={`icon-before ${styles.result}`}>{solution.result}</p>
        <p className={`label ${styles.also}`}>Also takes</p>
        <ul className={`text-2 ${styles.alsoTakes}`}>
          {solution.alsoTakes.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <ArrowLink className={styles.link} href={`/solutions/${solution.id}`}>
        {solution.name} solution
      </ArrowLink>
    </TabPanel>
  )
}
