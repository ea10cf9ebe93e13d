import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { type Desk, deskAt } from './desks.ts'

/** For so long the desk that is left may stay, in milliseconds: one whose code is here comes sooner. */
const patience = 250

/** The desk that was asked for and still loads, once that takes longer than a moment. */
export function useComingDesk(): Desk | undefined {
  const path = useNavigation().location?.pathname
  const [slowPath, setSlowPath] = useState<string>()
  useEffect(() => {
    if (path === undefined) return
    const timer = setTimeout(() => setSlowPath(path), patience)
    return () => {
      clearTimeout(timer)
      setSlowPath(undefined)
    }
  }, [path])
  return slowPath === undefined ? undefined : deskAt(slowPath)
}
