import { polylines } from '../../../../common/figures/relative-path.ts'

/** Size of the drawing. */
export const roadSize = { width: 600, height: 220 }

const parcels = 100
/** Where a parcel leaves on the left, for its order between 0 and 1: a bay a fifth of the drawing high. */
const leaving = (order: number) => roadSize.height * (0.34 + 0.2 * order)

/**
 * A hundred parcels on their way from the shop at the left to as many doors at the right, one line each. `returned` of
 * them turn around before the door. Path data of the delivered and of the returned ones.
 */
export function roads(returned: number): { taken: string; back: string } {
  const door = (parcel: number) => ((parcel + 0.5) / parcels) * roadSize.height
  const taken = parcels - returned
  return {
    taken: polylines(
      Array.from({ length: taken }, (_, parcel) => [
        0,
        leaving(parcel / parcels),
        roadSize.width,
        door(parcel),
      ]),
    ),
    back: polylines(
      Array.from({ length: returned }, (_, place) => {
        const from = leaving((taken + place) / parcels)
        // They turn one shortly after the other.
        const way = 0.86 - (0.5 * place) / parcels
        const turn = from + (door(taken + place) - from) * way
        return [0, from, roadSize.width * way, turn, 0, roadSize.height * (0.94 + (0.2 * place) / parcels)]
      }),
    ),
  }
}
