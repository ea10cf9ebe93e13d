import { useSyncExternalStore } from 'react'

/** The columns collapse at this width: keep in step with list-and-detail.module.css. */
const query = '(max-width: 56.25em)'

/** Whether there is room for one column only: the list, or what is open from it. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
