import { nameStory } from '../../../brand/name-word.ts'
import { type ClaimKey, claimOn } from '../../../content/claims.ts'
import { site } from '../../../content/site.ts'
import { foldedPaper } from './folded-paper-lines.ts'
import styles from './opening.module.css'

const figures: ClaimKey[] = ['callsPerMonth', 'languages', 'connectors', 'uptimeReported']

/** Static. */
export function Opening() {
  return (
    <section className={styles.opening} data-ground="dark" aria-labelledby="page-title">
      <div className={`wrap ${styles.words}`}>
        <h1 className="display" id="page-title">
          First, we listen.
        </h1>
        <p className="lead">
          {nameStory} {site.company} builds assistants that answer the calls companies get most, and know
          which ones to hand over.
        </p>
      </div>
      <FoldedPaper />
      <div className="wrap">
        <dl className={styles.figures}>
          {figures
            .map((key) => claimOn('/about', key))
            .map(({ shown, wording }) => (
              <div key={wording}>
                <dt>{wording}</dt>
                <dd className="tabular">{shown}</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  )
}

function FoldedPaper() {
  const { width, height, ruled, caller, assistant } = foldedPaper()
  return (
    <figure className={styles.paper}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ruled} d={ruled} />
        <path className={styles.caller} d={caller} />
        <path className={styles.assistant} d={assistant} />
      </svg>
      <figcaption>
        <span>2019. Ruled paper: one line for the caller, one for the desk.</span>
        <span>Today. The same lines, strung.</span>
      </figcaption>
    </figure>
  )
}
