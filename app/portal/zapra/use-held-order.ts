import { useState } from 'react'

/** The order as it was when it began to be held; what is new since then comes first. Follows on once let go. */
export function useHeldOrder(order: readonly string[], isHeld: boolean): readonly string[] {
  const [shown, setShown] = useState(order)
  if (isHeld) {
    const isNew = (id: string) => !shown.includes(id)
    return [...order.filter(isNew), ...shown.filter((id) => order.includes(id))]
  }
  if (order.join() !== shown.join()) setShown(order)
  return order
}
