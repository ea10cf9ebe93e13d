import { type ReactNode, useEffect, useRef } from 'react'
import { enhanceShare } from './enhance-share.ts'

/** Makes the prerendered share button inside work. Only this behaviour hydrates. */
export function ShareLinks({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? enhanceShare(ref.current) : undefined), [])
  return <div ref={ref}>{children}</div>
}
