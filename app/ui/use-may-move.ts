import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a loop may move: after hydration, while its element is on screen and its tab in view, and never when
 * reduced motion is asked for. `undefined` until that is known.
 */
export function useMayMove(element: RefObject<Element | null>): boolean | undefined {
  const [mayMove, setMayMove] = useState<boolean>()
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    let onScreen = true
    const decide = () => setMayMove(onScreen && !document.hidden && !calm.matches)
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting ?? onScreen
      decide()
    })
    if (element.current) observer.observe(element.current)
    document.addEventListener('visibilitychange', decide)
    calm.addEventListener('change', decide)
    decide()
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', decide)
      calm.removeEventListener('change', decide)
    }
  }, [element])
  return mayMove
}
