import { useSyncExternalStore } from 'react'

/** A value that several parts of the page share. */
export interface Store<Value> {
  read: () => Value
  write: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates a store that holds `first`. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of a store; re-renders on change. */
export function useStore<Value>({ subscribe, read }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, read)
}
