/**
 * Keeps the focus nearby when its element disappears, such as the button of a removed row: otherwise the keyboard would
 * start again at the top of the page. It moves to the heading of the closest remaining part. Returns a function that
 * stops it.
 */
export function keepFocus(within: HTMLElement): () => void {
  /** The last focused element and its ancestors, from the inside out. */
  let trail: Element[] = []
  const onFocus = ({ target }: FocusEvent) => {
    trail = []
    for (let part = target as Element | null; part && within.contains(part); part = part.parentElement)
      trail.push(part)
  }
  // A pointer moves the focus on purpose.
  const onPointer = () => (trail = [])
  const observer = new MutationObserver(() => {
    const [last, ...around] = trail
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const heading = around
      .filter((part) => part.isConnected)
      .map((part) => part.querySelector<HTMLElement>('h1, h2, h3'))
      .find((found) => found?.checkVisibility())
    trail = []
    if (!heading) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
  within.addEventListener('focusin', onFocus)
  within.addEventListener('pointerdown', onPointer)
  observer.observe(within, { childList: true, subtree: true })
  return () => {
    within.removeEventListener('focusin', onFocus)
    within.removeEventListener('pointerdown', onPointer)
    observer.disconnect()
  }
}
