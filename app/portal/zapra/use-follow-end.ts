import { type RefObject, useEffect, useRef } from 'react'

/** How far from the end, in CSS pixels, still counts as being at the end. */
const near = 60

/**
 * Keeps the end of a list in view as it grows, unless the reader has scrolled up. `end` changes with what is last;
 * `conversation` with what is shown: another one always begins at its end. Where the list does not scroll itself (on
 * phones), the page does.
 */
export function useFollowEnd(list: RefObject<HTMLElement | null>, conversation: string, end: string): void {
  const isAtEnd = useRef(true)

  useEffect(() => {
    isAtEnd.current = true
  }, [conversation])

  useEffect(() => {
    const onScroll = () => {
      const scroller = list.current && scrollerOf(list.current)
      if (scroller)
        isAtEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < near
    }
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => removeEventListener('scroll', onScroll, { capture: true })
  }, [list])

  useEffect(() => {
    const scroller = list.current && scrollerOf(list.current)
    if (scroller && isAtEnd.current) scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
  }, [list, conversation, end])
}

function scrollerOf(list: HTMLElement): Element {
  return getComputedStyle(list).overflowY === 'visible' ? document.documentElement : list
}
