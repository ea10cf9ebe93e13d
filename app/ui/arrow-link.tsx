import type { ReactNode } from 'react'
import styles from './arrow-link.module.css'

export function ArrowLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  return (
    <a className={[styles.link, 'icon-after', className].filter(Boolean).join(' ')} href={href}>
      {children}
    </a>
  )
}
