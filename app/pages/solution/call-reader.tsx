import { type ReactNode, useEffect, useRef } from 'react'
import { enhanceCallReader } from './enhance-call-reader.ts'

/** Brings the score inside to life. All else about it is static, so it may stand in `Prerendered`. */
export function CallReader({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const score = root.current?.querySelector<HTMLElement>('[data-call-score]')
    return score ? enhanceCallReader(score) : undefined
  }, [])
  return <div ref={root}>{children}</div>
}
