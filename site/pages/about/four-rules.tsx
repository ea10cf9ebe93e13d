import { inWordsAtStart } from '../../../common/content/in-words.ts'
import { values } from '../../content/about.ts'
import { Section } from '../../sections/section.tsx'
import styles from './four-rules.module.css'

/** What the company holds to. */
export function FourRules() {
  return (
    <Section
      ground="light"
      titleId="rules-title"
      name="Values"
      title={`${inWordsAtStart(values.length)} rules of the house`}
    >
      <ol className={styles.rules}>
        {values.map(({ title, text }) => (
          <li key={title} className={styles.rule}>
            <h3 className="heading-2">{title}</h3>
            <p className="text-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
