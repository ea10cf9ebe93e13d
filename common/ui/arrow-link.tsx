import type { ComponentProps } from 'react'
import styles from './arrow-link.module.css'

/** A link on a line of its own, with an arrow that moves under the pointer. */
export function ArrowLink({ className = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={`${styles.link} ${className}`}>
      {children}
    </a>
  )
}
