import type { ReactNode } from 'react'
import { Tabs } from '../../common/ui/tabs.tsx'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'

interface TabSectionProps extends Omit<SectionHeadProps, 'id'> {
  /** Where a link on the page leads: `#screens`. The heading’s id goes on with `-title`. */
  id: string
  /** Names a script that works on the section. */
  behaviour?: string
  className?: string | undefined
  /** The lead, to the right of the heading: words, or a part of its own. */
  lead: ReactNode
  /** A `TabList` and its `TabPanels`, and what is around them. */
  children: ReactNode
}

/** A light section of tabs under its heading. Apart from `Section`, so that other pages have no styles of tabs. */
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
