import type { ComponentPropsWithRef } from 'react'
import { goTo, withQuery } from './address.ts'

export interface DeskLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address, or what of the query at hand it changes: that is worked out anew when the link is pressed. */
  to: string | Readonly<Record<string, string | undefined>>
  replace?: boolean
}

/** A link inside a desk that loads no document. */
export function DeskLink({ to, replace = false, onClick, children, ...rest }: DeskLinkProps) {
  const address = () => (typeof to === 'string' ? to : withQuery(to))
  return (
    <a
      {...rest}
      href={address()}
      onClick={(event) => {
        onClick?.(event)
        const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
        // Opening a new tab or window is left to the browser.
        if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
        event.preventDefault()
        goTo(address(), { replace })
      }}
    >
      {children}
    </a>
  )
}
