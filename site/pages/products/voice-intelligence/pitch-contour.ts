import type { Knots } from '../../../content/products/voice-readings.ts'
import type { Turn } from '../../../content/sample-call.ts'
import { RelativePath } from '../../../../common/figures/relative-path.ts'
import { seededRandom } from '../../../../common/figures/seeded-random.ts'
import { readingAt } from './reading-at.ts'

/** The drawing: ten units a second across; downwards, a logarithmic scale that starts at `lowest` hertz. */
export const width = 720
export const height = 400
const lowest = 140
const octave = 92

/** Height of a frequency in hertz, measured from the top of the drawing. */
export function pitchHeight(hertz: number): number {
  return height - Math.log2(hertz / lowest) * octave
}

/** How far above a contour its harmonic lies; on this scale it is the same line, shifted. 2 is an octave. */
export function harmonicRise(harmonic: number): number {
  return Math.log2(harmonic) * octave
}

interface Voice {
  /** Middle of the voice, in hertz. */
  pitch: Knots
  /** 0 to 100; the voice shakes with it. Omitted for a voice that never shakes. */
  tension?: Knots
  seed: number
  /** Seconds between two points. */
  step: number
}

/** Pitch of one voice through its turns: it falls within a sentence, and breaks where the voice does. */
export function pitchContour(turns: readonly Turn[], { pitch, tension, seed, step }: Voice): string {
  const random = seededRandom(seed)
  const path = new RelativePath()
  for (const { from, to } of turns) {
    let nextBreath = from + 1.3 + random() * 1.3
    const phase = random() * 2 * Math.PI
    const speed = 1.5 + random() * 0.7
    let starts = true
    for (let second = from; second <= to; second += step) {
      const fall = 0.05 - (0.1 * (second - from)) / (to - from)
      const melody = 0.085 * Math.sin(second * speed + phase) + 0.035 * Math.sin(second * speed * 2.3 + phase)
      const worry = tension ? (readingAt(tension, second) / 74) ** 2.2 : 0
      const tremor = worry * (0.05 * Math.sin(second * 12.9) + 0.06 * (random() - 0.5))
      const y = pitchHeight(readingAt(pitch, second) * (1 + fall + melody + tremor))
      if (starts) path.moveTo(second * 10, y)
      else path.lineTo(second * 10, y)
      starts = second > nextBreath && to - second > 0.9
      if (starts) {
        second += 0.16
        nextBreath = second + 1.1 + random() * 1.5
      }
    }
  }
  return path.toString()
}
