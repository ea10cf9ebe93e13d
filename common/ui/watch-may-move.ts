/**
 * Reports whether a loop may move, as soon as it is known and at each change: while its element is on screen, its tab
 * visible and no modal dialog over it, and never when reduced motion is requested. Returns what ends the watch.
 */
export function watchMayMove(element: Element | null, tell: (mayMove: boolean) => void): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let onScreen = element ? undefined : true
  let told: boolean | undefined
  const isCovered = () => {
    const dialog = document.querySelector('dialog:modal')
    return dialog !== null && !dialog.contains(element)
  }
  const decide = () => {
    if (onScreen === undefined) return
    const mayMove = onScreen && !document.hidden && !calm.matches && !isCovered()
    if (mayMove === told) return
    told = mayMove
    tell(mayMove)
  }
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? onScreen
    decide()
  })
  if (element) observer.observe(element)
  // Only newer browsers report that a dialog opens (`toggle`).
  const dialogs = new MutationObserver(decide)
  for (const dialog of document.querySelectorAll('dialog'))
    dialogs.observe(dialog, { attributeFilter: ['open'] })
  document.addEventListener('visibilitychange', decide)
  calm.addEventListener('change', decide)
  decide()
  return () => {
    observer.disconnect()
    dialogs.disconnect()
    document.removeEventListener('visibilitychange', decide)
    calm.removeEventListener('change', decide)
  }
}
