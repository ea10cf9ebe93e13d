import type { ReactNode } from 'react'
import styles from './contents-list.module.css'

interface ContentsListProps {
  /** What is in the document, in its order: anchors and headings. */
  sections: readonly { id: string; title: string }[]
  /** Sets `--reserved`, the height that everything but the list takes in the window. */
  className: string | undefined
  /** What is below the list. */
  children: ReactNode
}

/** The contents of a long document, beside it. Static; follow-reading.behaviour.ts marks the section being read. */
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
