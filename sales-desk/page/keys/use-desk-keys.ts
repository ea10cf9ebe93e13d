import { useEffect, useEffectEvent } from 'react'
import { deskKeyIn, type DeskKey } from './desk-keys.ts'

/** Calls `onKey` with each of the desk's keys; if it returns true, the key has no other effect. */
export function useDeskKeys(onKey: (key: DeskKey) => boolean, { capture = false } = {}): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = deskKeyIn(event)
    if (key && onKey(key)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener, { capture })
    return () => removeEventListener('keydown', listener, { capture })
  }, [capture])
}
