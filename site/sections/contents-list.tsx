import type { ReactNode } from 'react'
import styles from './contents-list.module.css'

interface ContentsListProps {
  /** The headings of the document, in order, with their anchors. */
  sections: readonly { id: string; title: string }[]
  /** Sets `--reserved`, the height in the window taken by everything except the list. */
  className: string | undefined
  /** Content below the list. */
  children: ReactNode
}

/** The contents list beside a long document; follow-reading.behaviour.ts marks the section being read. */
export function ContentsList({ sections, className, children }: ContentsListProps) {
  return (
    <aside className={`no-print ${styles.aside} ${className}`}>
      <nav aria-labelledby="contents-title" data-behaviour="follow-reading">
        <p className="label" id="contents-title">
          Contents
        </p>
        <ol className="ruled-rows">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className="small hover-text" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </aside>
  )
}
