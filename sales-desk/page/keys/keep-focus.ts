/**
 * Keeps the focus near when what has it goes away, such as the button of a row that is removed: otherwise the keyboard
 * would begin again at the top of the page. It goes to the heading of the closest part that is still there. Answers how
 * to stop that.
 */
export function keepFocus(within: HTMLElement): () => void {
  /** What had the focus last, and what it stood in, from the inside out. */
  let trail: Element[] = []
  const onFocus = ({ target }: FocusEvent) => {
    trail = []
    for (let part = target as Element | null; part && within.contains(part); part = part.parentElement)
      trail.push(part)
  }
  // Whoever points somewhere leaves the focus on purpose.
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
