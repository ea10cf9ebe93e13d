import type { Clause, ClausePart, LegalSection as Section } from '../../content/legal/legal-document.ts'
import styles from './legal-section.module.css'

/** A numbered section: its clauses, numbered within it so that they can be cited, and the note beside them. */
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

function ClauseText({ number, clause: { heading, parts } }: { number: string; clause: Clause }) {
  return (
    <>
      <span className={`tabular ${styles.number}`}>{number}</span>
      <div>
        {heading && <h3>{heading}</h3>}
        {parts.map((part, at) => (
          <Part key={`${number} ${at + 1}`} part={part} />
        ))}
      </div>
    </>
  )
}

/** The HTML comes from the renderer of common/markdown, which escapes any markup in the text. */
function Part({ part }: { part: ClausePart }) {
  if (part.kind === 'text') return <p dangerouslySetInnerHTML={{ __html: part.html }} />
  if (part.kind === 'points')
    return (
      <ul>
        {part.points.map((html) => (
          <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </ul>
    )
  return (
    <dl className="ruled-rows">
      {part.terms.map(({ term, html }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
    </dl>
  )
}
