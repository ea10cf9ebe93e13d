import { polylines } from '../../../../common/figures/relative-path.ts'

/** Of the drawing. */
export const roadSize = { width: 600, height: 220 }

const parcels = 100
/** Where on the left a parcel leaves, between 0 and 1 of its order: a bay as high as a fifth of the drawing. */
const leaving = (order: number) => roadSize.height * (0.34 + 0.2 * order)

/**
 * A hundred parcels on their way from the shop at the left to as many doors at the right, a line each. `returned` of them
 * turn before it and come back. Path data of those that are taken and of those that return.
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
        // One turns a little after the other.
        const way = 0.86 - (0.5 * place) / parcels
        const turn = from + (door(taken + place) - from) * way
        return [0, from, roadSize.width * way, turn, 0, roadSize.height * (0.94 + (0.2 * place) / parcels)]
      }),
    ),
  }
}
