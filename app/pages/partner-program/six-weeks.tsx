import { steps } from '../../../content/partner-program.ts'
import { percentOf } from '../../figures/axis-ticks.ts'
import { Section } from '../../sections/section.tsx'
import styles from './six-weeks.module.css'
import { stepDays } from './step-days.ts'

const daysInWeek = 5
const days = stepDays(steps.map(({ workingDays }) => workingDays))
const total = days.at(-1)?.last ?? 0
const weeks = Array.from({ length: total / daysInWeek }, (_, week) => week + 1)

/** The four steps on the way in, each as long as it takes. */
export function SixWeeks() {
  return (
    <Section
      ground="dark"
      id="process"
      name="Process"
      title={'Four steps,\nsix weeks'}
      lead="Typical timings, as a sample. Nobody pays anything before Launch."
    >
      <p className={`tabular ${styles.axis}`} aria-hidden="true">
        {weeks.map((week) => (
          <span key={week}>{week === 1 ? 'Week 1' : week}</span>
        ))}
      </p>
      <ol className={`ruled-rows ${styles.steps}`}>
        {steps.map(({ title, text }, at) => {
          const { first = 1, last = 1 } = days[at] ?? {}
          const place = {
            '--from': `${percentOf(first - 1, total)}%`,
            '--long': `${percentOf(last - first + 1, total)}%`,
          }
          return (
            <li key={title} style={place}>
              <div className={styles.bar} aria-hidden="true">
                <i />
              </div>
              <div>
                <h3 className="heading-4">{title}</h3>
                <p className="tabular small-muted">
                  Working days {first} to {last}
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
