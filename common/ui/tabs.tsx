import type { ReactNode, Ref } from 'react'
import type { TabOrientation } from './tab-keys.ts'
import styles from './tabs.module.css'

/*
 * In the HTML, tabs are a list of links to sections. CSS shows the section that the address names, else the
 * first, so a click works before any script; with scripting off, and on paper, all sections are shown.
 * tabs.behaviour.ts turns the links into tabs. Static:
 *
 *     <Tabs>
 *       <TabList label="Solutions" orientation="vertical" tabs={[{ id: 'banking', name: 'Banking' }, …]}>
 *         <TabGroupLabel>By industry</TabGroupLabel>
 *       </TabList>
 *       <TabPanels>
 *         <TabPanel id="banking" title="Banking">…</TabPanel> …
 *       </TabPanels>
 *     </Tabs>
 *
 * Tabs and panels are in the same order. At most eight (see tabs.module.css).
 */
interface TabsProps {
  className?: string
  /** In an island, which starts the behaviour itself where React has made new markup. */
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

export function Tabs({ className, ref, children }: TabsProps) {
  return (
    <div ref={ref} className={classes(styles.tabs, className)} data-behaviour="tabs">
      {children}
    </div>
  )
}

interface TabListProps {
  /** Accessible name of the list. */
  label: string
  /** A vertical list turns horizontal at 900 px. */
  orientation?: TabOrientation
  className?: string
  /** Ids of the panels, and their names. */
  tabs?: readonly { id: string; name: string }[]
  /** Content before them. */
  children?: ReactNode
}

export function TabList({ label, orientation = 'horizontal', className, tabs, children }: TabListProps) {
  return (
    <nav aria-label={label} data-orientation={orientation} className={classes(styles.list, className)}>
      {children}
      {tabs?.map(({ id, name }) => (
        <Tab key={id} panel={id}>
          {name}
        </Tab>
      ))}
    </nav>
  )
}

/** A heading between the tabs of a vertical list. */
export function TabGroupLabel({ children }: { children: ReactNode }) {
  return (
    <p className={classes('wide-only', styles.groupLabel, 'label')} role="presentation">
      {children}
    </p>
  )
}

/** A tab; `panel` is the id of its panel. */
export function Tab({ panel, children }: { panel: string; children: ReactNode }) {
  return (
    <a href={`#${panel}`} className={styles.tab}>
      {children}
    </a>
  )
}

export function TabPanels({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={className}>{children}</div>
}

interface TabPanelProps {
  id: string
  /** The tab's name again: heads the section when all panels are shown. Headings in the panel are also `h3`. */
  title: string
  /** Set if a control comes first in the panel; otherwise the panel itself takes focus. */
  startsWithControl?: boolean
  className?: string
  children: ReactNode
}

export function TabPanel({ id, title, startsWithControl, className, children }: TabPanelProps) {
  return (
    <div
      id={id}
      className={classes(styles.panel, className)}
      data-starts-with-control={startsWithControl ? '' : undefined}
    >
      <h3 className={classes(styles.title, 'heading-3 visually-hidden')}>{title}</h3>
      {children}
    </div>
  )
}

function classes(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
