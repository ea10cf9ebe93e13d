import type { ReactNode } from 'react'
import { Tabs } from '../ui/tabs.tsx'
import { SectionHead } from './section-head.tsx'

interface TabSectionProps {
  /** Where a link on the page leads: `#screens`. */
  id?: string
  /** Names a script that works on the section. */
  behaviour?: string
  titleId: string
  title: ReactNode
  /** The lead, to the right of the heading. */
  lead: string
  /** A `TabList` and its `TabPanels`, and what stands around them. */
  children: ReactNode
}

/** A light section of tabs under its heading. Apart from `Section`, so that other pages have no styles of tabs. Static. */
export function TabSection({ id, behaviour, titleId, title, lead, children }: TabSectionProps) {
  return (
    <section
      className="section"
      id={id}
      data-ground="light"
      data-behaviour={behaviour}
      aria-labelledby={titleId}
    >
      <Tabs className="wrap">
        <SectionHead id={titleId} title={title}>
          {lead}
        </SectionHead>
        {children}
      </Tabs>
    </section>
  )
}
