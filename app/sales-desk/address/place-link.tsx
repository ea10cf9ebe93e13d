import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type Place, placeAddress } from './place.ts'
import { goTo } from './use-place.ts'

interface PlaceLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: Partial<Place>
}

/** A link to a place of the desk, reached without loading the page anew. */
export function PlaceLink({ to, onClick, children, ...rest }: PlaceLinkProps) {
  return (
    <a
      {...rest}
      href={placeAddress(to)}
      onClick={(event) => {
        onClick?.(event)
        if (isForBrowser(event)) return
        event.preventDefault()
        goTo(to)
      }}
    >
      {children}
    </a>
  )
}

/** A new tab or window, or something that was stopped. */
function isForBrowser(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
