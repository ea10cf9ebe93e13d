/** Red, green and blue of `#rrggbb`, from 0 to 255. */
export function channels(hex: string): [number, number, number] {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16)
  return [at(1), at(3), at(5)]
}
