const harmonics = 9
const points = 180

/** Size of the drawing in units; it is stretched to its box. */
export const stringBox = { width: 1000, height: 100 }
export const stringAtRest = `M0 ${stringBox.height / 2}H${stringBox.width}`

/** How long a plucked string sounds, in seconds. */
export const soundingSeconds = 3.4

/**
 * Displacement of a plucked string as a fraction of the pluck; higher harmonics are fainter and decay sooner.
 *
 * @param along position on the string, 0 to 1
 * @param at position of the pluck, 0 to 1
 * @param seconds time since the pluck
 */
export function deflection(along: number, at: number, seconds: number): number {
  let sum = 0
  for (let k = 1; k <= harmonics; k++) {
    const strength = (Math.sin(k * Math.PI * at) / (k * k)) * 2.2
    sum +=
      strength *
      Math.sin(k * Math.PI * along) *
      Math.cos(k * 11 * seconds) *
      Math.exp(-seconds * (1.1 + k * 0.22))
  }
  return sum
}

/** Path of the string in a box of `width` by `height`, plucked by `pull` (same units) at `at` (0 to 1). */
export function stringPath(
  { width, height }: { width: number; height: number },
  { at, pull, seconds }: { at: number; pull: number; seconds: number },
): string {
  let path = ''
  for (let i = 0; i <= points; i++) {
    const along = i / points
    const y = height / 2 + pull * deflection(along, at, seconds)
    path += `${i === 0 ? 'M' : 'L'}${(along * width).toFixed(1)} ${y.toFixed(2)}`
  }
  return path
}
