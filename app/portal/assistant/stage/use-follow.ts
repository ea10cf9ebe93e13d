import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Distance from the end, in pixels, within which it still counts as the end. */
const nearEnd = 32

interface Follow {
  list: RefObject<HTMLOListElement | null>
  /** Ref of what stands over the end of the page on a phone. */
  foot: RefObject<HTMLDivElement | null>
  isFollowing: boolean
  /** Goes to the end, and follows again. */
  follow: () => void
}

/**
 * Keeps the end of a list in view while it grows to `length`, until the reader scrolls away from it; back at the end,
 * it follows again, and so it does when they act, of which `ownActs` is the count. Where the list does not scroll by itself, as on phones, the page does.
 */
export function useFollow(length: number, ownActs: number): Follow {
  const list = useRef<HTMLOListElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  // On a phone the call opens at its head.
  const [isFollowing, setFollowing] = useState(() => matchMedia('(min-width: 56.3125em)').matches)

  const [seenActs, setSeenActs] = useState(ownActs)
  if (seenActs !== ownActs) {
    setSeenActs(ownActs)
    setFollowing(true)
  }

  useEffect(() => {
    const element = list.current
    if (!element) return
    const scroller = scrolls(element) ? element : window
    let last = placeOf(scroller)
    // Only a move upwards is the reader's: a panel that opens below makes the list shorter, and must not stop it.
    const decide = () => {
      const place = placeOf(scroller)
      if (distanceToEnd(element, foot.current) < nearEnd) setFollowing(true)
      else if (place < last) setFollowing(false)
      last = place
    }
    decide()
    scroller.addEventListener('scroll', decide, { passive: true })
    return () => scroller.removeEventListener('scroll', decide)
  }, [])

  useLayoutEffect(() => {
    const element = list.current
    if (!isFollowing || !element) return
    const keep = () => toEnd(element, foot.current)
    keep()
    const resized = new ResizeObserver(keep)
    resized.observe(element)
    if (foot.current) resized.observe(foot.current)
    return () => resized.disconnect()
  }, [length, isFollowing])

  return { list, foot, isFollowing, follow: () => setFollowing(true) }
}

function scrolls(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'auto'
}

function placeOf(scroller: HTMLElement | Window): number {
  return scroller instanceof Window ? scroller.scrollY : scroller.scrollTop
}

function distanceToEnd(element: HTMLElement, foot: HTMLElement | null): number {
  if (scrolls(element)) return element.scrollHeight - element.clientHeight - element.scrollTop
  return element.getBoundingClientRect().bottom - (foot?.getBoundingClientRect().top ?? innerHeight)
}

function toEnd(element: HTMLElement, foot: HTMLElement | null): void {
  if (scrolls(element)) element.scrollTop = element.scrollHeight
  else scrollBy({ top: Math.max(0, distanceToEnd(element, foot)), behavior: 'instant' })
}
