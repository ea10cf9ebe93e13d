/**
 * A page that is rendered ahead is laid out only when it is shown, and asks for its fonts only then: at the click.
 * Asking what stands at a place has it all done before, up to the paint: at once, when the fonts have come, and after
 * React has taken the page over.
 */
export function layOutAhead(): void {
  if (!document.prerendering) return
  const layOut = () => document.elementFromPoint(0, 0)
  layOut()
  void document.fonts.ready.then(() => {
    layOut()
    if (typeof requestIdleCallback === 'function') requestIdleCallback(layOut)
  })
}
