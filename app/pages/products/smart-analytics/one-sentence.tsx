import { oneAnswer, smartAnalytics } from '../../../../content/products/smart-analytics.ts'
import { Section } from '../../../sections/section.tsx'
import { HundredRow, HundredRows } from '../../../sections/hundred-rows.tsx'
import { hundredCallers } from './hundred-callers.ts'
import styles from './one-sentence.module.css'

/** The business impact: second calls before the SMS named the fee and after, and what four desks have of it. */
export function OneSentence() {
  const { before, after } = oneAnswer.rangAgain
  return (
    <Section
      ground="dark"
      titleId="impact-title"
      title={`Business impact: one sentence, ${before - after} calls fewer in 100`}
    >
      <HundredRows>
        <HundredRow
          count={before}
          says="of 100 late-fee callers called again within a week"
          {...hundredCallers(before, 5)}
        />
        <HundredRow
          count={after}
          says="of 100 did, once the reminder SMS named the fee"
          {...hundredCallers(after, 12)}
        />
      </HundredRows>
      <ul className={styles.desks}>
        {smartAnalytics.desks.map(({ title, text }) => (
          <li key={title}>
            <h3 className="heading-4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={`caption ${styles.note}`}>Sample insurer. Nothing but the reminder SMS was changed.</p>
    </Section>
  )
}
