import { RelativePath } from '../figures/relative-path.ts'

const strings = 34

/** The drawing's size in units; it is stretched to its box. */
export const formBox = { width: 720, height: 420 }

/** Turns of the form in radians: at rest, thinking (every string meets at the waist) and open. */
export const twists = { rest: 1.15, thinking: Math.PI * 0.985, open: 0.35 }

/** Path data of the strings on the near or the far side of the form when its ends are turned by `twist`. */
export function twistedStrings(twist: number, side: 'near' | 'far'): string {
  const { width, height } = formBox
  const path = new RelativePath()
  const end = (angle: number) => height / 2 + height * 0.47 * Math.cos(angle)
  for (let string = 0; string < strings * 2; string++) {
    const angle = ((string + 0.5) / strings) * Math.PI
    if (Math.sin(angle) > 0 !== (side === 'near')) continue
    path.moveTo(-20, end(angle - twist / 2)).lineTo(width + 20, end(angle + twist / 2))
  }
  return path.toString()
}
