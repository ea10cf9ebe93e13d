import type { ReactNode } from 'react'
import styles from './back-bar.module.css'
import { DeskIcon } from './desk-icon.tsx'
import { DeskLink, type DeskLinkProps } from './desk-link.tsx'

/** The way back from what is open. */
export function BackLink({ className = '', children, ...rest }: DeskLinkProps) {
  return (
    <DeskLink {...rest} className={`${styles.back} quiet-link ${className}`}>
      <DeskIcon name="arrow-left" size={18} />
      {children}
    </DeskLink>
  )
}

interface BackBarProps {
  to: DeskLinkProps['to']
  words: string
  className?: string | undefined
  /** What the desk's heading offers beside its title. */
  children?: ReactNode
}

/** Over what is open where it has taken the list's place: the way back, and what the heading offers. */
export function BackBar({ to, words, className = '', children }: BackBarProps) {
  return (
    <div className={`${styles.bar} ${className}`}>
      <BackLink to={to}>{words}</BackLink>
      {children}
    </div>
  )
}
