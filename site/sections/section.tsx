import type { ReactNode } from 'react'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'

interface SectionProps extends Omit<SectionHeadProps, 'id'> {
  ground: 'light' | 'dark'
  className?: string | undefined
  /** The lead, to the right of the heading: text, or a paragraph element. */
  lead?: ReactNode
  /** Content below the heading. */
  children: ReactNode
}

/** Anchor for links, as in `#river`; the heading’s id then adds `-title`. Otherwise the heading’s id alone. */
type SectionId = { id: string; titleId?: never } | { id?: never; titleId: string }

/** A section under its heading, on one ground and as wide as the page. */
export function Section(props: SectionProps & SectionId) {
  const { ground, id, titleId = `${id}-title`, className, lead, children, ...head } = props
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
