import type { ReactNode } from 'react'
import styles from './arrow-link.module.css'
import { Icon } from './icon.tsx'

interface ArrowLinkProps {
  href: string
  className?: string | undefined
  /** The arrow stands before the words and points back. */
  back?: boolean
  children: ReactNode
}

export function ArrowLink({ href, className, back, children }: ArrowLinkProps) {
  const arrow = <Icon name="arrow-right" size={16} />
  return (
    <a className={[styles.link, back && styles.back, className].filter(Boolean).join(' ')} href={href}>
      {back && <>{arrow} </>}
      {children}
      {!back && <> {arrow}</>}
    </a>
  )
}
