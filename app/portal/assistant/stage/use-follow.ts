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
    const scroller = scrolls(element) ? element : window
    let last = placeOf(scroller)
    // Only a move upwards is the reader's: a panel that opens below makes the list shorter, and must not stop it.
    const decide = () => {
      const place = placeOf(scroller)
      if (distanceToEnd(element) < nearEnd) setFollowing(true)
      else if (place < last) setFollowing(false)
      last = place
    }
    scroller.addEventListener('scroll', decide, { passive: true })
    return () => scroller.removeEventListener('scroll', decide)
  }, [])

  useLayoutEffect(() => {
    const element = list.current
    if (!isFollowing || !element) return
    toEnd(element)
    const resized = new ResizeObserver(() => toEnd(element))
    resized.observe(element)
    return () => resized.disconnect()
  }, [length, isFollowing])

  return { list, isFollowing, follow: () => setFollowing(true) }
}

function scrolls(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'auto'
}

function placeOf(scroller: HTMLElement | Window): number {
  return scroller instanceof Window ? scroller.scrollY : scroller.scrollTop
}

function distanceToEnd(element: HTMLElement): number {
  if (scrolls(element)) return element.scrollHeight - element.clientHeight - element.scrollTop
  return element.getBoundingClientRect().bottom - (innerHeight - phoneFoot)
}

function toEnd(element: HTMLElement): void {
  if (scrolls(element)) element.scrollTop = element.scrollHeight
  else scrollBy({ top: Math.max(0, distanceToEnd(element)), behavior: 'instant' })
}
