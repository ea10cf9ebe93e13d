import type { Turn } from '../../../site/content/sample-call.ts'
import { polylines, RelativePath } from '../relative-path.ts'
import { seededRandom } from '../seeded-random.ts'
import { type ReadingLayer, readingHeight, readingWidth, toUnits } from './reading-layer.ts'

const bands = 5

/** Five bands of sound while somebody speaks, with the contour of the tone above, rising as worry settles. */
export function voiceIntelligenceReading(turns: Turn[]): ReadingLayer[] {
  return [
    { stroke: 'faint', d: spectrum(turns) },
    { stroke: 'ink', d: contour() },
  ]
}

function spectrum(turns: Turn[]) {
  const random = seededRandom(12)
  const path = new RelativePath()
  for (let band = 0; band < bands; band++) {
    const y = Math.round(readingHeight - 6 - (band * (readingHeight - 12)) / bands)
    for (const { from, to } of turns) {
      for (let x = Math.round(toUnits(from)); x < toUnits(to); x += 9) {
        if (random() > 0.34 + band * 0.09) path.moveTo(x, y).lineTo(x + 4, y)
      }
    }
  }
  return path.toString()
}

function contour() {
  const line = [0, readingHeight * 0.74]
  for (let x = 16; x <= readingWidth; x += 16) {
    const rise = readingHeight * 0.55 * (x / readingWidth) ** 1.5
    line.push(x, readingHeight * 0.78 - rise + 5 * Math.sin(x / 47) + 3 * Math.sin(x / 19))
  }
  return polylines([line])
}
