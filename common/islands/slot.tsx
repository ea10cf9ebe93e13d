import type { ReactNode } from 'react'

const untouched = { __html: '' }

interface SlotProps {
  name: string
  /** Given at build only. */
  children?: ReactNode
}

/** A place in an island for markup made at build: in the browser, what is there is left alone. */
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
