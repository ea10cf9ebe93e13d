import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a loop may move: after hydration, while its element is on screen, its tab in view and no modal dialog over it,
 * and never when reduced motion is asked for. `undefined` until that is known.
 */
export function useMayMove(element: RefObject<Element | null>): boolean | undefined {
  const [mayMove, setMayMove] = useState<boolean>()
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    let onScreen = true
    const isCovered = () => {
      const dialog = document.querySelector('dialog:modal')
      return dialog !== null && !dialog.contains(element.current)
    }
    const decide = () => setMayMove(onScreen && !document.hidden && !calm.matches && !isCovered())
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting ?? onScreen
      decide()
    })
    if (element.current) observer.observe(element.current)
    // Dialogs tell of their opening themselves (`toggle`) in newer browsers only.
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
  }, [element])
  return mayMove
}
