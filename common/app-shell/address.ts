import { useSyncExternalStore } from 'react'

const moved = 'desk-moved'
const now = () => location.pathname + location.search + location.hash

/** Path, query and fragment of the address; re-renders on change. `atBuild` is the path of a prerendered page. */
export function useAddress(atBuild = '/'): URL {
  const address = useSyncExternalStore(subscribe, now, () => atBuild)
  return new URL(address, 'https://desk.invalid')
}

/** Navigates within the desk, without loading a document; `replace` makes going back skip the current address. */
export function goTo(address: string, { replace = false } = {}): void {
  if (replace || address === now()) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  dispatchEvent(new Event(moved))
}

/** The current address with other values in its query; undefined removes a name. */
export function withQuery(changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  return location.pathname + (query.size > 0 ? `?${query}` : '')
}

function subscribe(listener: () => void): () => void {
  const events = ['popstate', 'hashchange', moved]
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
