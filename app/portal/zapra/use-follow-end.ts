import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** How far from the end, in CSS pixels, still counts as being at the end. */
const near = 60

interface Followed {
  conversation: string
  /** Another text whenever something else is last. */
  end: string
  /** How many messages the reader has sent. */
  sent: number
}

/**
 * Keeps the end of a list in view as it grows, unless the reader has scrolled up. Another `conversation` begins at its
 * end, and what the reader sends is always shown. Where the list does not scroll itself (on phones), the page does.
 */
export function useFollowEnd(
  list: RefObject<HTMLElement | null>,
  { conversation, end, sent }: Followed,
): void {
  const isAtEnd = useRef(true)

  // Runs before anything is painted, so that the beginning of a conversation does not flash. On a phone, focusing the
  // field with the keyboard scrolls past the list and moves the page up.
  useLayoutEffect(() => {
    isAtEnd.current = true
  }, [conversation, sent])

  useEffect(() => {
    const shown = list.current
    if (!shown) return
    const onScroll = ({ target }: Event) => {
      // A text field that grows scrolls too, a moment before the list knows its new height.
      if (target !== shown && target !== document) return
      const { scrollHeight, scrollTop, clientHeight } = scrollerOf(shown)
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < near
    }
    const onResize = new ResizeObserver(() => {
      if (isAtEnd.current) scrollToEnd(shown)
    })
    onResize.observe(shown)
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      onResize.disconnect()
      removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [list])

  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) scrollToEnd(list.current)
  }, [list, conversation, end])
}

function scrollToEnd(list: HTMLElement) {
  const scroller = scrollerOf(list)
  scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
}

function scrollerOf(list: HTMLElement): Element {
  return getComputedStyle(list).overflowY === 'visible' ? document.documentElement : list
}
