import { useMemo, useSyncExternalStore } from 'react'
import { type Place, placeAddress, readPlace } from './place.ts'

const moved = 'desk-moved'

/** Where one is; drawn anew when that changes. */
export function usePlace(): Place {
  const query = useSyncExternalStore(subscribe, () => location.search)
  const fragment = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => readPlace(query, fragment), [query, fragment])
}

/** Goes to a place; `replace` where going back should skip the present one. */
export function goTo(place: Partial<Place>, { replace = false } = {}): void {
  const address = placeAddress(place)
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  dispatchEvent(new Event(moved))
}

function subscribe(listener: () => void): () => void {
  const events = ['popstate', 'hashchange', moved]
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
