import { type ReactNode, useEffect, useRef } from 'react'
import { followReading } from './follow-reading.ts'

/** Marks, in the contents list inside, the section that is being read. Only this behaviour hydrates. */
export function FollowedReading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? followReading(ref.current) : undefined), [])
  return <div ref={ref}>{children}</div>
}
