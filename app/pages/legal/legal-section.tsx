import type { Clause, LegalSection as Section } from '../../../content/legal/legal-document.ts'
import styles from './legal-section.module.css'
import { LinkedText } from './linked-text.tsx'

/** A numbered section: its clauses, numbered within it so that they can be cited, and the note beside them. Static. */
export function LegalSection({ number, section }: { number: number; section: Section }) {
  const { id, title, summary, clauses } = section
  return (
    <section className={styles.section} id={id}>
      <h2 className={`heading-3 ${styles.title}`}>
        <span className="tabular">{number}</span> {title}
      </h2>
      <p className={styles.note}>
        <span className={`visually-hidden ${styles.noteLabel}`}>In plain words: </span>
        {summary}
      </p>
      <ol className={styles.clauses}>
        {clauses.map((clause, at) => (
          <li key={`${number}.${at + 1}`}>
            <ClauseText number={`${number}.${at + 1}`} clause={clause} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function ClauseText({ number, clause }: { number: string; clause: Clause }) {
  const { heading, text, points, terms, closing } = clause
  return (
    <>
      <span className={`tabular ${styles.number}`}>{number}</span>
      <div>
        {heading && <h3>{heading}</h3>}
        {text && (
          <p>
            <LinkedText text={text} />
          </p>
        )}
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {terms && (
          <dl>
            {terms.map(({ term, detail, href }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{href ? <a href={href}>{detail}</a> : detail}</dd>
              </div>
            ))}
          </dl>
        )}
        {closing && (
          <p>
            <LinkedText text={closing} />
          </p>
        )}
      </div>
    </>
  )
}
