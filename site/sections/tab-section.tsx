import type { ReactNode } from 'react'
import { Tabs } from '../../common/ui/tabs.tsx'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'

interface TabSectionProps extends Omit<SectionHeadProps, 'id'> {
  /** Anchor for links on the page: `#screens`. The heading’s id adds `-title`. */
  id: string
  /** Names the script that works on the section. */
  behaviour?: string
  className?: string | undefined
  /** The lead, to the right of the heading: text, or a component. */
  lead: ReactNode
  /** A `TabList` and its `TabPanels`, with their surroundings. */
  children: ReactNode
}

/** A light section of tabs under its heading. Separate from `Section`, so that other pages load no tab styles. */
export function TabSection({ id, behaviour, className, lead, children, ...head }: TabSectionProps) {
  return (
    <section
      className={className ? `section ${className}` : 'section'}
      id={id}
      data-ground="light"
      data-behaviour={behaviour}
      aria-labelledby={`${id}-title`}
    >
      <Tabs className="wrap">
        <SectionHead id={`${id}-title`} {...head}>
          {lead}
        </SectionHead>
        {children}
      </Tabs>
    </section>
  )
}
