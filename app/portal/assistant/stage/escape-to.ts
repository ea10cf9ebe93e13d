import type { KeyboardEvent } from 'react'

/** Elsewhere Escape leaves the call. In a panel it does `act` instead; without one, nothing: what is typed stays. */
export function escapeTo(act?: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    act?.()
  }
}
