import type { ReactNode } from 'react'

const untouched = { __html: '' }

interface SlotProps {
  name: string
  /** Passed at build time only. */
  children?: ReactNode
}

/** A place in an island for prerendered markup, which the browser leaves alone. */
export function Slot({ name, children }: SlotProps) {
  if (import.meta.env.SSR)
    return (
      <div style={{ display: 'contents' }} slot={name}>
        {children}
      </div>
    )
  return (
    <div
      style={{ display: 'contents' }}
      slot={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={untouched}
    />
  )
}
