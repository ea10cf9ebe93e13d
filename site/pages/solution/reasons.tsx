import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import { timeLabel } from '../../../common/figures/time-label.ts'
import { Section } from '../../sections/section.tsx'
import { WholeWords } from '../../sections/whole-words.tsx'
import styles from './reasons.module.css'

/** Four reasons to call: what the assistant does, how long it takes, and how often it resolves the matter. */
export function Reasons({ title, shareOf, rows }: SolutionPage['reasons']) {
  return (
    <Section
      ground="light"
      className="goes-on-light"
      titleId="reasons-title"
      name="Solutions"
      title={title}
      lead="Sample figures."
    >
      <ol className={styles.reasons}>
        {rows.map(({ title: reason, text, seconds, share }) => (
          <li key={reason}>
            <h3 className="heading-3">
              <WholeWords>{reason}</WholeWords>
            </h3>
            <p className="text-2">{text}</p>
            <p className={styles.figure}>
              <b className="tabular">{timeLabel(seconds)}</b> average
            </p>
            <p className={styles.figure}>
              <b className="tabular">{share}%</b> {shareOf}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
