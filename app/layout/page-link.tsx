import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

interface PageLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link to a page of this site that says when it is the page one is on. Only for markup made at build. */
export function PageLink({ href, className, children }: PageLinkProps) {
  const { pathname } = useLocation()
  return (
    <a href={href} className={className} aria-current={pathname === href ? 'page' : undefined}>
      {children}
    </a>
  )
}
