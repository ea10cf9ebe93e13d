import { type RefObject, useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** Where a conversation takes the place of the list, focus goes to its heading; not when the page was opened at it. */
export function useFocusOnOpen(heading: RefObject<HTMLElement | null>, takesPlace: boolean): void {
  const isLink = useNavigationType() === NavigationType.Push
  useEffect(() => {
    if (takesPlace && isLink) heading.current?.focus({ preventScroll: true })
  }, [heading, takesPlace, isLink])
}
