import type { ReactNode } from 'react'
import styles from './blog-head.module.css'
import { SearchField } from './search-field.tsx'

interface BlogHeadProps {
  /** What stands above the heading. */
  crumb?: ReactNode
  /** The featured article. */
  children?: ReactNode
}

/** Heading and search. Static. */
export function BlogHead({ crumb, children }: BlogHeadProps) {
  return (
    <section className={styles.head} data-ground="dark" aria-labelledby="page-title">
      <div className="wrap">
        {crumb}
        <div className="two-columns">
          <h1 className="display" id="page-title">
            Notes from
            <br />
            the line.
          </h1>
          <SearchField />
        </div>
        {children}
      </div>
    </section>
  )
}
