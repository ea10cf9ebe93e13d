import type { ReactNode } from 'react'
import styles from './arrow-link.module.css'

export function ArrowLink({
  href,
  className = '',
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  return (
    <a className={`${styles.link} ${className}`} href={href}>
      {children}
    </a>
  )
}
