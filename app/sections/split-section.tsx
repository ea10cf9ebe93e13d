import type { ReactNode } from 'react'
import styles from './split-section.module.css'

interface SplitSectionProps {
  /** Id of the heading. */
  id: string
  title: ReactNode
  lead: ReactNode
  /** The contact button, and what stands below it, if anything. */
  action: ReactNode
  /** Table, sum or list, in the wide column. */
  children: ReactNode
}

/** A light section of two columns: heading, lead and button in the narrow one, the matter in the wide one. Static. */
export function SplitSection({ id, title, lead, action, children }: SplitSectionProps) {
  return (
    <section className="section" data-ground="light" aria-labelledby={id}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 className="heading-2" id={id}>
            {title}
          </h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          {action}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
