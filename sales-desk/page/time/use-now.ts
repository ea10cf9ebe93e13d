import { useSyncExternalStore } from 'react'
import { serverNow } from '../state/session-store.ts'

const stepMs = 15_000

/** The server's time in steps of a quarter of a minute, in milliseconds since 1970. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read)
}

const read = () => Math.floor(serverNow() / stepMs) * stepMs

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, stepMs)
  return () => clearInterval(timer)
}
