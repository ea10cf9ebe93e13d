import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Distance from the end, in pixels, within which it still counts as the end. */
const nearEnd = 32
/** What stands over the foot of a phone's screen: the actions and the desks. */
const phoneFoot = 148

interface Follow {
  list: RefObject<HTMLOListElement | null>
  isFollowing: boolean
  /** Goes to the end, and follows again. */
  follow: () => void
}

/**
 * Keeps the end of a list in view while it grows to `length`, until the reader scrolls away from it; back at the end,
 * it follows again. Where the list does not scroll by itself, as on phones, the page does.
 */
export function useFollow(length: number): Follow {
  const list = useRef<HTMLOListElement>(null)
  // On a phone the call opens at its head.
  const [isFollowing, setFollowing] = useState(() => matchMedia('(min-width: 56.3125em)').matches)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const decide = () => setFollowing(distanceToEnd(element) < nearEnd)
    const scroller = scrolls(element) ? element : window
    if (scroller === window) decide()
    scroller.addEventListener('scroll', decide, { passive: true })
    return () => scroller.removeEventListener('scroll', decide)
  }, [])

  useLayoutEffect(() => {
    if (isFollowing && list.current) toEnd(list.current)
  }, [length, isFollowing])

  return { list, isFollowing, follow: () => setFollowing(true) }
}

function scrolls(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'auto'
}

function distanceToEnd(element: HTMLElement): number {
  if (scrolls(element)) return element.scrollHeight - element.clientHeight - element.scrollTop
  return element.getBoundingClientRect().bottom - (innerHeight - phoneFoot)
}

function toEnd(element: HTMLElement): void {
  if (scrolls(element)) element.scrollTop = element.scrollHeight
  else scrollBy({ top: Math.max(0, distanceToEnd(element)), behavior: 'instant' })
}
