import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  className?: string | undefined
  title: ReactNode
  lead: ReactNode
  /** What one may want to know first. */
  facts: readonly { term: string; said: ReactNode }[]
  /** What stands below the facts. */
  children?: ReactNode
}

/** The head of a page without a drawing: its title, and beside it a sentence and facts. Static. */
export function PageHead({ className = '', title, lead, facts, children }: PageHeadProps) {
  return (
    <section className={`${styles.head} ${className}`} data-ground="dark" aria-labelledby="page-title">
      <div className="wrap two-columns">
        <h1 className="display" id="page-title">
          {title}
        </h1>
        <div>
          <p className="lead">{lead}</p>
          <dl className={`cluster ${styles.facts}`}>
            {facts.map(({ term, said }) => (
              <div key={term}>
                <dt className="small-muted">{term}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
          {children}
        </div>
      </div>
    </section>
  )
}
