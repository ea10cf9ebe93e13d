import type { ReactNode } from 'react'
import styles from './one-screen.module.css'

interface OneScreenProps {
  /** Id of the heading inside. */
  titleId: string
  className?: string | undefined
  /** What fills the screen above the words. */
  drawing: ReactNode
  /** The heading and its surroundings. */
  children: ReactNode
}

/** A page of a single screen: a drawing, with words at the bottom. */
export function OneScreen({ titleId, className = '', drawing, children }: OneScreenProps) {
  return (
    <section className={`${styles.page} ${className}`} data-ground="dark" aria-labelledby={titleId}>
      {drawing}
      <div className={`wrap two-columns ${styles.words}`}>{children}</div>
    </section>
  )
}
