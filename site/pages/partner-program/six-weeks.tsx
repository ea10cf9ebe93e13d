import { inWords, inWordsAtStart } from '../../../common/content/in-words.ts'
import { steps } from '../../content/partner-program.ts'
import { percentOf } from '../../../common/figures/axis-ticks.ts'
import { sum } from '../../../common/figures/statistics.ts'
import { Section } from '../../sections/section.tsx'
import styles from './six-weeks.module.css'

const daysInWeek = 5
const total = daysBefore(steps.length)
const weeks = Array.from({ length: total / daysInWeek }, (_, week) => week + 1)

/** The four onboarding steps, each as long as it takes. */
export function SixWeeks() {
  return (
    <Section
      ground="dark"
      id="process"
      name="Process"
      title={`${inWordsAtStart(steps.length)} steps,\n${inWords(weeks.length)} weeks`}
      lead="Typical timings, as a sample. Nobody pays anything before Launch."
    >
      <p className={`tabular ${styles.axis}`} aria-hidden="true">
        {weeks.map((week) => (
          <span key={week}>{week === 1 ? 'Week 1' : week}</span>
        ))}
      </p>
      <ol className={`ruled-rows ${styles.steps}`}>
        {steps.map(({ title, text, workingDays }, at) => {
          const before = daysBefore(at)
          const place = {
            '--from': `${percentOf(before, total)}%`,
            '--long': `${percentOf(workingDays, total)}%`,
          }
          return (
            <li key={title} style={place}>
              <div className={styles.bar} aria-hidden="true">
                <i />
              </div>
              <div>
                <h3 className="heading-4">{title}</h3>
                <p className="tabular small-muted">
                  Working days {before + 1} to {before + workingDays}
                </p>
              </div>
              <p className={styles.text}>{text}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

/** Working days taken by the steps before the one at that index, in sequence. */
function daysBefore(place: number): number {
  return sum(steps.slice(0, place).map(({ workingDays }) => workingDays))
}
