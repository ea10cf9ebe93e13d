import type { ProcessStep } from '../../../site/content/sample-readings.ts'
import { RelativePath } from '../relative-path.ts'
import { type ReadingLayer, readingHeight, readingWidth, toUnits } from './reading-layer.ts'

const margin = 6

/** Each back-office step as a step of one line, with a knot where it ran. */
export function processAutomationReading(steps: ProcessStep[]): ReadingLayer[] {
  const bottom = readingHeight - margin
  const line = new RelativePath().moveTo(0, bottom)
  const knots = new RelativePath()
  let level = bottom
  for (const step of steps) {
    const x = toUnits(step.at)
    line.lineTo(x, level)
    level = bottom - step.level * (bottom - margin)
    line.lineTo(x, level)
    knots.dot(x, level)
  }
  line.lineTo(readingWidth, level)
  return [
    { stroke: 'ink', d: line.toString() },
    { stroke: 'knot-line', d: knots.toString() },
    { stroke: 'knot-paper', d: knots.toString() },
  ]
}
