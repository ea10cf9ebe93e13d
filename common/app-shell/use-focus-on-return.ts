import { useEffect, useRef } from 'react'

/** Id of the row that opens an item: what `useFocusOnReturn` looks for. */
export function rowId(itemId: string): string {
  return `row-${itemId}`
}

/** When the item that was open is left for the list, its row has focus again. `openId`: what the address names. */
export function useFocusOnReturn(openId: string | undefined): void {
  const last = useRef(openId)
  useEffect(() => {
    const left = last.current
    last.current = openId
    if (left === undefined || openId !== undefined) return
    const row = document.getElementById(rowId(left))
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [openId])
}
