import { goTo as goToAddress, useAddress } from '../../../common/app-shell/address.ts'
import { type Place, placeAddress, readPlace } from './place.ts'

/** The current place; re-renders on change. */
export function usePlace(): Place {
  const { search, hash } = useAddress()
  return readPlace(search, hash)
}

/** Goes to a place; `replace` makes going back skip the current one. */
export function goTo(place: Partial<Place>, options?: { replace?: boolean }): void {
  goToAddress(placeAddress(place), options)
}
