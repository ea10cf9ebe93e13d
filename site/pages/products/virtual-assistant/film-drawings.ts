import { polylines } from '../../../../common/figures/relative-path.ts'

/** Size of the film's drawings in units; the voice lies on the line halfway down. */
export const filmWidth = 300
export const filmHeight = 180
const middle = filmHeight / 2

/** Speech: a sound whose loudness rises and falls with each word, silent at both ends. */
export function spokenLine(): string {
  const line = [0, middle]
  for (let x = 2; x <= filmWidth; x += 2) {
    const sentence = Math.sin((Math.PI * x) / filmWidth) ** 0.8
    const word = 0.35 + 0.65 * Math.abs(Math.sin(x / 34))
    line.push(x, middle - 44 * sentence * word * Math.sin(x / 4.2))
  }
  return polylines([line])
}

/** One swing of a string vibrating in three parts around height 0, where its ends are held. */
export function soundingString(): string {
  const line = [0, 0]
  for (let x = 4; x <= filmWidth; x += 4) {
    const envelope = Math.sin((Math.PI * x) / filmWidth)
    line.push(x, -58 * envelope * Math.sin((3 * Math.PI * x) / filmWidth))
  }
  return polylines([line])
}

/** Amplitudes of the drawn swings, as shares of the widest. */
export const swings = [1, 0.67, 0.33, -0.33, -0.67, -1]
