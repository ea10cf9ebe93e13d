import type { ReactNode } from 'react'
import styles from './arrow-link.module.css'
import { Icon } from './icon.tsx'

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
    <a className={[styles.link, className].filter(Boolean).join(' ')} href={href}>
      {children} <Icon name="arrow-right" size={16} />
    </a>
  )
}
