import type { ReactNode } from 'react'
import { PlainName } from './plain-name.tsx'
import { WholeWords } from './whole-words.tsx'
import styles from './section-head.module.css'

export interface SectionHeadProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string
  /** The plain word for the section, which a reader scans for, above the sentence that is its title. */
  name?: string
  title: ReactNode
  /** `heading-2` when no lead is beside it. */
  size?: 'heading-1' | 'heading-2'
  /** Draws a rule above, for when the section before has the same ground. */
  ruled?: boolean
}

/** Heading at the left; at the right its children, the lead; aligned at the bottom. */
export function SectionHead(props: SectionHeadProps & { children?: ReactNode }) {
  const { id, name, title, size = 'heading-1', ruled, children } = props
  return (
    <div className={`two-columns ${styles.head}`} data-ruled={ruled}>
      <h2 className={size} id={id}>
        {name && <PlainName>{name}</PlainName>}
        <WholeWords>{title}</WholeWords>
      </h2>
      {typeof children === 'string' ? <p className="lead">{children}</p> : children}
    </div>
  )
}
