/** Points along every string of the form, as vertex data. */
export interface StringGrid {
  strings: number
  /** Index of the string and position along it from 0 to 1, for each point. */
  places: Float32Array<ArrayBuffer>
  /** The points of each string in order, with `endOfString` after it. */
  lines: Uint32Array<ArrayBuffer>
}

/** The form on a small screen and on a large one. */
export const formSizes = {
  small: { strings: 84, points: 260 },
  large: { strings: 150, points: 460 },
}

/** The index that starts a new line strip in WebGL 2. */
export const endOfString = 0xffff_ffff

/**
 * Points on each string, each a little off its regular position, so that blurred ones do not line up as a grid. The
 * same counts give the same points: the poster is a frame of this scene.
 */
export function stringGrid({ strings, points }: { strings: number; points: number }): StringGrid {
  const places = new Float32Array(strings * points * 2)
  const lines = new Uint32Array(strings * (points + 1))
  let atPlace = 0
  let atLine = 0
  for (let string = 0; string < strings; string++) {
    for (let point = 0; point < points; point++) {
      const vertex = string * points + point
      lines[atLine++] = vertex
      places[atPlace++] = string
      places[atPlace++] = (point + scatter(vertex) * 0.9) / points
    }
    lines[atLine++] = endOfString
  }
  return { strings, places, lines }
}

/** A pseudo-random number from 0 to 1. */
function scatter(n: number): number {
  const large = Math.sin(n * 12.9898) * 43_758.5453
  return large - Math.floor(large)
}
