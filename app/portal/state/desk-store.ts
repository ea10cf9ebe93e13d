import { useSyncExternalStore } from 'react'
import { portalStorage } from './portal-storage.ts'

interface DeskStoreOptions<State, Action> {
  /** Names the store, in its storage key: `portal:<desk>:v<version>`. */
  desk: string
  /** Raised when the shape of `State` changes: what older versions stored is then left alone. */
  version: number
  initial: State
  /** Pure. Returns the same object where nothing changes. */
  reduce: (state: State, action: Action) => State
  /** Whether what was stored can be worked with. It may be anything, and looking into it may throw: then it cannot. */
  isState: (value: State) => boolean
}

/** An act whose second the clock gives. */
export type ActNow<Act> = Act extends { at: number } ? Omit<Act, 'at'> : never

export const storagePrefix = 'portal:'

const resets = new Set<() => void>()

/**
 * What a person did at one desk: a small store kept in local storage and in step between tabs. Hold nothing in it that
 * follows from sample data, actions and demo seconds.
 */
export function createDeskStore<State, Action>(options: DeskStoreOptions<State, Action>) {
  const { desk, version, initial, reduce, isState } = options
  const key = `${storagePrefix}${desk}:v${version}`
  const listeners = new Set<() => void>()
  let state: State | undefined

  const load = (): State => {
    try {
      const stored = portalStorage.read(key) as State
      return isState(stored) ? stored : initial
    } catch {
      return initial
    }
  }
  const read = () => (state ??= load())
  const show = (next: State) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) show(load())
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  }
  resets.add(() => show(initial))

  return {
    /** The state, or what `select` makes of it; renders again when the state changes, in whichever tab. */
    useState: <Selected = State>(select?: (state: State) => Selected): Selected => {
      const current = useSyncExternalStore(subscribe, read, () => initial)
      return select ? select(current) : (current as unknown as Selected)
    },
    dispatch: (action: Action) => {
      const next = reduce(read(), action)
      if (next === state) return
      portalStorage.write(key, next)
      show(next)
    },
    read,
  }
}

/** Every desk back to its first state, also the desks whose code has not been loaded. */
export function resetDesks(): void {
  portalStorage.removeAll(storagePrefix)
  for (const reset of resets) reset()
}
