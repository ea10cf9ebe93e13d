import type { ReactNode } from 'react'
import type { MenuLink as Link } from '../../content/navigation.ts'
import styles from './menu-link.module.css'
import { PageLink } from './page-link.tsx'

interface MenuLinkProps {
  link: Link
  className?: string | undefined
  /** Stands before the words. */
  sign?: ReactNode
}

/** A link of the Products or Solutions panel: a name and the line under it. */
export function MenuLink({ link, className, sign }: MenuLinkProps) {
  return (
    <PageLink className={[styles.link, className].filter(Boolean).join(' ')} href={link.href}>
      {sign}
      <span>
        <b className={styles.name}>{link.label}</b>{' '}
        <small className={styles.description}>{link.description}</small>
      </span>
    </PageLink>
  )
}
