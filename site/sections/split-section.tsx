import type { ReactNode } from 'react'
import { ContactButton } from '../contact/contact-button.tsx'
import styles from './split-section.module.css'

interface SplitSectionProps {
  /** Id of the heading. */
  id: string
  title: ReactNode
  lead: ReactNode
  /** Label of the contact button, if not “Schedule Demo”. */
  button?: string
  /** Heading of the contact dialog it opens. */
  dialogHeading: string
  /** Content below the button, if any. */
  aside?: ReactNode
  /** Table, sum or list, in the wide column. */
  children: ReactNode
}

/** A light section of two columns: heading, lead and button in the narrow one, content in the wide one. */
export function SplitSection(props: SplitSectionProps) {
  const { id, title, lead, button, dialogHeading, aside, children } = props
  return (
    <section className="section" data-ground="light" aria-labelledby={id}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 className="heading-2" id={id}>
            {title}
          </h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <ContactButton heading={dialogHeading}>{button}</ContactButton>
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
