import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import { Section } from '../../sections/section.tsx'
import styles from './benefits.module.css'

/** Four people or desks, and what changes for each. */
export function Benefits({ title, cards }: SolutionPage['benefits']) {
  return (
    <Section
      ground="light"
      className="goes-on-light"
      titleId="benefits-title"
      size="heading-2"
      name="Benefits"
      title={title}
    >
      <ul className={styles.cards}>
        {cards.map(({ title: who, text }) => (
          <li key={who}>
            <h3 className="label">{who}</h3>
            <p className="speech">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
