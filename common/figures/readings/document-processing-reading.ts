import type { ScannedField } from '../../../site/content/sample-readings.ts'
import { RelativePath } from '../relative-path.ts'
import { middle, type ReadingLayer, readingHeight, readingWidth, toUnits } from './reading-layer.ts'

const margin = 10

/** A few lines of text for each field read from the scan, on an axis with breaks at them. */
export function documentProcessingReading(fields: ScannedField[]): ReadingLayer[] {
  const axis = new RelativePath()
  const text = new RelativePath()
  let reached = 0
  const axisTo = (x: number) => {
    if (x > reached) axis.moveTo(reached, middle).lineTo(x, middle)
  }
  for (const { at, lines } of fields) {
    const left = toUnits(at)
    const width = toUnits(Math.max(...lines))
    axisTo(left - margin)
    reached = left + width + margin
    lines.forEach((length, line) => {
      const y = margin + (line * (readingHeight - 2 * margin)) / (lines.length - 1)
      text.moveTo(left, y).lineTo(left + toUnits(length), y)
    })
  }
  axisTo(readingWidth)
  return [
    { stroke: 'axis', d: axis.toString() },
    { stroke: 'ink', d: text.toString() },
  ]
}
