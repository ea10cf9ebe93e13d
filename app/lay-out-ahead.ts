/**
 * A page that is rendered ahead is laid out only when it is shown, and asks for its fonts only then: at the click.
 * Asking how large something is has both done before.
 */
export function layOutAhead(): void {
  if (!document.prerendering) return
  const layOut = () => document.body.getBoundingClientRect()
  layOut()
  void document.fonts.ready.then(layOut)
}
