import type { ReactNode } from 'react'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'

interface SectionProps extends Omit<SectionHeadProps, 'id'> {
  ground: 'light' | 'dark'
  /** Where a link on the page leads: `#features`. */
  id?: string
  titleId: string
  className?: string | undefined
  /** The lead, to the right of the heading: words, or a paragraph of its own. */
  lead?: ReactNode
  /** What stands below the heading. */
  children: ReactNode
}

/** A section under its heading, on one ground and as wide as the page. Static. */
export function Section({ ground, id, titleId, className, lead, children, ...head }: SectionProps) {
  return (
    <section
      className={className ? `section ${className}` : 'section'}
      id={id}
      data-ground={ground}
      aria-labelledby={titleId}
    >
      <div className="wrap">
        <SectionHead id={titleId} {...head}>
          {lead}
        </SectionHead>
        {children}
      </div>
    </section>
  )
}
