import { type ReactNode, useEffect, useRef } from 'react'
import { enhanceLift } from './enhance-lift.ts'

/** Brings to life every lift inside. All else about a lift is static, so it may stand in `Prerendered`. */
export function LiftStrings({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const figures = root.current?.querySelectorAll<HTMLElement>('[data-lift]') ?? []
    const undo = [...figures].map(enhanceLift)
    return () => undo.forEach((takeAway) => takeAway())
  }, [])
  return <div ref={root}>{children}</div>
}
