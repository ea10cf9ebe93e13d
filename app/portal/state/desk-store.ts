import { useSyncExternalStore } from 'react'
import { portalStorage } from './portal-storage.ts'

interface DeskStoreOptions<State extends object, Action> {
  /** Names the store, in its storage key: `portal:<desk>:v<version>`. */
  desk: string
  /** Raised when the shape of `State` changes: what older versions stored is then left alone. */
  version: number
  initial: State
  /** Pure. Returns the same object where nothing changes. */
  reduce: (state: State, action: Action) => State
  /** Further checks of what was stored; that it has the fields of `initial`, each of its kind, is checked anyway. */
  isState?: (value: State) => boolean
}

export interface DeskStore<State extends object, Action> {
  /** The state, or what `select` makes of it; renders again when the state changes, in whichever tab. */
  useState: {
    (): State
    <Selected>(select: (state: State) => Selected): Selected
  }
  dispatch: (action: Action) => void
  read: () => State
  /** Back to `initial`, here and in storage. */
  reset: () => void
}

/** An act whose second the clock gives. */
export type ActNow<Act> = Act extends { at: number } ? Omit<Act, 'at'> : never

export const storagePrefix = 'portal:'

const resets = new Set<() => void>()

/**
 * What a person did at one desk: a small store kept in local storage and in step between tabs. Hold nothing in it that
 * follows from sample data, actions and demo seconds.
 */
export function createDeskStore<State extends object, Action>(
  options: DeskStoreOptions<State, Action>,
): DeskStore<State, Action> {
  const { desk, version, initial, reduce } = options
  const key = `${storagePrefix}${desk}:v${version}`
  const listeners = new Set<() => void>()
  let state: State | undefined

  const load = (): State => {
    const stored = portalStorage.read(key)
    return isLike(stored, initial) && isAccepted(stored, options.isState) ? stored : initial
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
  const reset = () => {
    portalStorage.removeAll(key)
    show(initial)
  }
  resets.add(reset)

  return {
    useState: <Selected>(select?: (state: State) => Selected) => {
      const current = useSyncExternalStore(subscribe, read, () => initial)
      return select ? select(current) : (current as unknown as Selected)
    },
    dispatch: (action) => {
      const next = reduce(read(), action)
      if (next === state) return
      portalStorage.write(key, next)
      show(next)
    },
    read,
    reset,
  }
}

/** Every desk back to its first state, also the desks whose code has not been loaded. */
export function resetDesks(): void {
  portalStorage.removeAll(storagePrefix)
  for (const reset of resets) reset()
}

function isAccepted<State>(value: State, isState: ((value: State) => boolean) | undefined): boolean {
  try {
    return isState?.(value) ?? true
  } catch {
    return false
  }
}

function isLike<State extends object>(value: unknown, model: State): value is State {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(model).every(
    ([field, like]) => kindOf((value as Record<string, unknown>)[field]) === kindOf(like),
  )
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return value === null ? 'null' : typeof value
}
