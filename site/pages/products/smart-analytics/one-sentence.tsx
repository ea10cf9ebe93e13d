import { oneAnswer, smartAnalytics } from '../../../content/products/smart-analytics.ts'
import { Section } from '../../../sections/section.tsx'
import { HundredRow, HundredRows } from '../../../sections/hundred-rows.tsx'
import { seededRandom } from '../../../../common/figures/seeded-random.ts'
import styles from './one-sentence.module.css'

/** The business impact: second calls before and after the SMS named the fee, and what four desks gain. */
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
          counted={ofHundred(before, 5)}
          says="of 100 late-fee callers called again within a week"
        />
        <HundredRow counted={ofHundred(after, 12)} says="of 100 did, once the reminder SMS named the fee" />
      </HundredRows>
      <ul className={styles.desks}>
        {smartAnalytics.desks.map(({ title, text }) => (
          <li key={title}>
            <h3 className="heading-4">{title}</h3>
            <p className="text-2">{text}</p>
          </li>
        ))}
      </ul>
      <p className={`caption ${styles.note}`}>Sample insurer. Nothing but the reminder SMS was changed.</p>
    </Section>
  )
}

/** That many of a hundred callers, picked at random but always the same for one `seed`. */
function ofHundred(count: number, seed: number): number[] {
  const random = seededRandom(seed)
  const drawn = Array.from({ length: 100 }, (_, caller) => ({ caller, lot: random() }))
  const order = drawn.toSorted((one, other) => one.lot - other.lot)
  return order.slice(0, count).map(({ caller }) => caller)
}
