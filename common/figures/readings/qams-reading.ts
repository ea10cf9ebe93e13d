import type { Check } from '../../../site/content/sample-readings.ts'
import { RelativePath } from '../relative-path.ts'
import { middle, type ReadingLayer, readingWidth, toUnits } from './reading-layer.ts'

/** A stroke for each check that passed, a cross for each that failed. */
export function qamsReading(checks: Check[]): ReadingLayer[] {
  const axis = new RelativePath().moveTo(0, middle).lineTo(readingWidth, middle)
  const passed = new RelativePath()
  const failed = new RelativePath()
  for (const check of checks) {
    const x = toUnits(check.at)
    if (check.passed) passed.moveTo(x, middle - 13).lineTo(x, middle + 13)
    else
      failed
        .moveTo(x - 7, middle - 7)
        .lineTo(x + 7, middle + 7)
        .moveTo(x + 7, middle - 7)
        .lineTo(x - 7, middle + 7)
  }
  return [
    { stroke: 'axis', d: axis.toString() },
    { stroke: 'ink', d: passed.toString() },
    { stroke: 'failed', d: failed.toString() },
  ]
}
