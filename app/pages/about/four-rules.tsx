import { values } from '../../../content/about.ts'
import { PlainName } from '../../sections/plain-name.tsx'
import styles from './four-rules.module.css'

/** What the company holds to. Static. */
export function FourRules() {
  return (
    <section className="section" data-ground="light" aria-labelledby="rules-title">
      <div className="wrap">
        <h2 className="heading-1" id="rules-title">
          <PlainName>Values</PlainName>
          Four rules of the house.
        </h2>
        <ol className={styles.rules}>
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
