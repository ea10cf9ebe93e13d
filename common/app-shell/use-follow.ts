import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Distance from the end, in pixels, within which it still counts as the end. */
const nearEnd = 60

interface Followed {
  /** Changes whenever the last entry does. */
  end: string | number
  startsAtEnd: boolean
}

/**
 * Keeps the end of a list in view while it grows, until the reader scrolls up; back at the end, it follows again. Where
 * the list does not scroll by itself, as on phones, the page does. `foot` is a ref of what covers the list's end there;
 * without it the end of the page counts. `follow` goes to the end, and follows again: for a button, and when the reader
 * has added something.
 */
export function useFollow({ end, startsAtEnd }: Followed) {
  const list = useRef<HTMLOListElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [isFollowing, setFollowing] = useState(startsAtEnd)

  useEffect(() => {
    const element = list.current
    if (!element) return
    let last = placeOf(element)
    // Only an upward move is the reader's: a growing panel or text field makes the list shorter, and must not stop it.
    const decide = () => {
      const place = placeOf(element)
      if (distanceToEnd(element, foot.current) < nearEnd) setFollowing(true)
      else if (place < last) setFollowing(false)
      last = place
    }
    decide()
    addEventListener('scroll', decide, { capture: true, passive: true })
    return () => removeEventListener('scroll', decide, { capture: true })
  }, [])

  // Before the first paint, so that the beginning does not flash.
  useLayoutEffect(() => {
    const element = list.current
    if (!isFollowing || !element) return
    const keep = () => {
      const scroller = scrolls(element) ? element : window
      scroller.scrollBy({ top: Math.max(0, distanceToEnd(element, foot.current)), behavior: 'instant' })
    }
    keep()
    const resized = new ResizeObserver(keep)
    resized.observe(element)
    if (foot.current) resized.observe(foot.current)
    return () => resized.disconnect()
  }, [end, isFollowing])

  return { list, foot, isFollowing, follow: () => setFollowing(true) }
}

function scrolls(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'auto'
}

function placeOf(element: HTMLElement): number {
  return scrolls(element) ? element.scrollTop : scrollY
}

function distanceToEnd(element: HTMLElement, foot: HTMLElement | null): number {
  if (foot && !scrolls(element))
    return element.getBoundingClientRect().bottom - foot.getBoundingClientRect().top
  const { scrollHeight, clientHeight, scrollTop } = scrolls(element) ? element : document.documentElement
  return scrollHeight - clientHeight - scrollTop
}
