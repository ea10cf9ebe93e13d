import { type RefObject, useEffect, useState } from 'react'
import { watchMayMove } from './watch-may-move.ts'

/** Whether a loop may move (see `watchMayMove`); `undefined` until known. */
export function useMayMove(element: RefObject<Element | null>): boolean | undefined {
  const [mayMove, setMayMove] = useState<boolean>()
  useEffect(() => watchMayMove(element.current, setMayMove), [element])
  return mayMove
}
