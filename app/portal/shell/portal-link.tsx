import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useMove } from './use-move.ts'

interface PortalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the portal, or a query of the desk at hand (`?call=c214`). */
  to: string
  /** Takes the place of the address at hand in the history. */
  replace?: boolean
}

/**
 * A link inside the portal: no document is loaded. The router's own does more, and would bring 2 kB into the script that
 * every public page shares.
 */
export function PortalLink({ to, replace = false, onClick, children, ...rest }: PortalLinkProps) {
  const move = useMove()
  const { pathname } = useLocation()

  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return
    event.preventDefault()
    void move(to, { replace })
  }
  return (
    <a {...rest} href={to.startsWith('?') ? `${pathname}${to}` : to} onClick={onFollow}>
      {children}
    </a>
  )
}
