import type { CSSProperties } from 'react'
import type { MenuLink as Link } from '../content/navigation.ts'
import styles from './menu-link.module.css'
import { PageLink } from './page-link.tsx'

interface MenuLinkProps {
  link: Link
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** A link of the Products or Solutions panel: a name and the line under it. */
export function MenuLink({ link, className, style }: MenuLinkProps) {
  return (
    <PageLink className={[styles.link, className].filter(Boolean).join(' ')} href={link.href} style={style}>
      <b className={styles.name}>{link.label}</b> {link.description}
    </PageLink>
  )
}
