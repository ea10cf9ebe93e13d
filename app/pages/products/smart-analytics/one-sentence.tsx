import { oneAnswer, smartAnalytics } from '../../../../content/products/smart-analytics.ts'
import { SectionHead } from '../../../sections/section-head.tsx'
import { hundredCallers } from './hundred-callers.ts'
import styles from './one-sentence.module.css'

/** The business impact: second calls before the SMS named the fee and after, and what four desks have of it. */
export function OneSentence() {
  const { before, after } = oneAnswer.rangAgain
  return (
    <section className="section" data-ground="dark" aria-labelledby="impact-title">
      <div className="wrap">
        <SectionHead
          id="impact-title"
          title={
            <>
              One sentence.
              <br />
              {before - after} calls fewer.
            </>
          }
        />
        <ul className={styles.callers}>
          <li>
            <p>
              <b className="tabular">{before}</b> of 100 late-fee callers rang again within a week, 15 to 21
              September
            </p>
            <Callers rangAgain={before} seed={5} />
          </li>
          <li>
            <p>
              <b className="tabular">{after}</b> of 100 did, once the reminder SMS named the fee, 22 to 28
              September
            </p>
            <Callers rangAgain={after} seed={12} />
          </li>
        </ul>
        <ul className={styles.desks}>
          {smartAnalytics.desks.map(({ title, text }) => (
            <li key={title}>
              <h3 className="heading-4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={`caption ${styles.note}`}>
          Sample insurer. Each line is one caller of a hundred; a long bright one rang a second time. Nothing
          but the reminder SMS was changed.
        </p>
      </div>
    </section>
  )
}

function Callers({ rangAgain, seed }: { rangAgain: number; seed: number }) {
  const { once, again } = hundredCallers(rangAgain, seed)
  return (
    <svg className={styles.lines} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.once} d={once} />
      <path d={again} />
    </svg>
  )
}
