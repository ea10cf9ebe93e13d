import type { CSSProperties, ReactNode } from 'react'
import { usePagePath } from '../../common/ui/page-path.ts'

interface PageLinkProps {
  href: string
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** A link to a page of this site that marks the current page. For build-time markup only. */
export function PageLink({ href, className, style, children }: PageLinkProps) {
  const pathname = usePagePath()
  // The build asks for each page with a trailing slash; canonical paths have none.
  const isCurrent = pathname.replace(/(?<=.)\/$/, '') === href
  return (
    <a href={href} className={className} style={style} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}
