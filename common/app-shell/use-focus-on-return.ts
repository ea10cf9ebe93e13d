import { useEffect, useRef } from 'react'

/** Id of the row that opens an item, for `useFocusOnReturn`. */
export function rowId(itemId: string): string {
  return `row-${itemId}`
}

/** Returning from an open item to the list focuses its row again. `openId`: the item in the address. */
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
