import type { ReactNode } from 'react'
import { WholeWords } from './whole-words.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  className?: string | undefined
  size?: 'display' | 'heading-1'
  /** The link back, above both columns. */
  crumb?: ReactNode
  title: ReactNode
  lead: ReactNode
  /** Content below the lead. */
  beside: ReactNode
  /** Content below both columns. */
  children?: ReactNode
}

/** The dark head of a page: its title, with the lead and what belongs to it alongside. */
export function PageHead(props: PageHeadProps) {
  const { className = '', size = 'display', crumb, title, lead, beside, children } = props
  return (
    <section className={`page-top ${className}`} data-ground="dark" aria-labelledby="page-title">
      <div className="wrap two-columns">
        {crumb}
        <h1 className={size} id="page-title">
          <WholeWords>{title}</WholeWords>
        </h1>
        <div>
          <p className="lead">{lead}</p>
          {beside}
        </div>
      </div>
      {children}
    </section>
  )
}

/** Key facts about a page, shown first. */
export function HeadFacts({ facts }: { facts: readonly { term: string; said: ReactNode }[] }) {
  return (
    <dl className={`cluster ${styles.facts}`}>
      {facts.map(({ term, said }) => (
        <div key={term}>
          <dt className="small-muted">{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}
