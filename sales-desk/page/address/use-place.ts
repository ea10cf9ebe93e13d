import { goTo as goToAddress, useAddress } from '../../../common/app-shell/address.ts'
import { type Place, placeAddress, readPlace } from './place.ts'

/** Where one is; drawn anew when that changes. */
export function usePlace(): Place {
  const { search, hash } = useAddress()
  return readPlace(search, hash)
}

/** Goes to a place; `replace` where going back should skip the present one. */
export function goTo(place: Partial<Place>, options?: { replace?: boolean }): void {
  goToAddress(placeAddress(place), options)
}
