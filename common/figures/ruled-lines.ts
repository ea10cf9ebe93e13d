import { RelativePath } from './relative-path.ts'

export interface RuledLinesOptions {
  strings: number
  /** How far the right end is turned against the left, in radians; the sign selects the family. */
  twist: number
  /** Size of the drawing in units. */
  width: number
  height: number
  /** Distance of the string ends from the edges; negative if they lie outside the box. */
  pad: number
}

/** One family of straight strings that rules a hyperboloid, seen from the side. */
export function ruledLines({ strings, twist, width, height, pad }: RuledLinesOptions): string {
  const path = new RelativePath()
  const end = (angle: number) => height / 2 + (height / 2 - pad) * Math.cos(angle)
  for (let string = 0; string < strings; string++) {
    const angle = (string / strings) * Math.PI * 2 + 0.2
    const left = { x: pad, y: end(angle - twist / 2) }
    const right = { x: width - pad, y: end(angle + twist / 2) }
    // Back and forth: the next string starts on the side where this one ends.
    const [from, to] = string % 2 === 0 ? [left, right] : [right, left]
    path.moveTo(from.x, from.y).lineTo(to.x, to.y)
  }
  return path.toString()
}
