import type { SolutionPage } from '../../../content/solutions/solution-page.ts'
import { PlainName } from '../../sections/plain-name.tsx'
import styles from './benefits.module.css'

/** Four people or desks, and what changes for each. Static. */
export function Benefits({ title, cards }: SolutionPage['benefits']) {
  return (
    <section className={`section ${styles.benefits}`} data-ground="light" aria-labelledby="benefits-title">
      <div className="wrap">
        <h2 className="heading-2" id="benefits-title">
          <PlainName>Benefits</PlainName>
          {title}
        </h2>
        <ul className={styles.cards}>
          {cards.map(({ who, text }) => (
            <li key={who}>
              <h3 className="label">{who}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
