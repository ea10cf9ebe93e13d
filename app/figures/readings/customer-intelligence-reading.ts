import type { LikelihoodChange } from '../../../content/sample-readings.ts'
import type { Future, Outcome } from '../futures.ts'
import { RelativePath } from '../relative-path.ts'
import {
  type ReadingLayer,
  type ReadingStroke,
  readingHeight,
  readingWidth,
  toUnits,
} from './reading-layer.ts'

/** Room between those who renew, above, and those who leave, below, in units. */
const gap = 8

const strokes = {
  leaves: 'fainter',
  renews: 'faint',
  'renews-after-caller': 'ink',
  'renews-after-orvani': 'orvani-line',
} satisfies Record<Outcome, ReadingStroke>

/** Futures as lines: each sentence sends its share of them across the gap, and they keep that voice's colour. */
export function customerIntelligenceReading(all: Future[], changes: LikelihoodChange[]): ReadingLayer[] {
  const pitch = (readingHeight - gap) / all.length
  const y = ({ rank, aboveGap }: Future['ranks'][number]) => (rank + 0.5) * pitch + (aboveGap ? 0 : gap)

  const draw = (outcome: Outcome, remainder: number) => {
    const path = new RelativePath()
    all.forEach((future, line) => {
      if (future.outcome !== outcome || line % 2 !== remainder) return
      const [first, ...later] = future.ranks.map(y)
      if (first === undefined) return
      path.moveTo(0, first)
      let level = first
      later.forEach((next, index) => {
        const change = changes[index]
        if (!change || next === level) return
        path.lineTo(toUnits(change.from), level).lineTo(toUnits(change.to), next)
        level = next
      })
      path.lineTo(readingWidth, level)
    })
    return path.toString()
  }
  const outcomes = Object.keys(strokes) as Outcome[]
  return [0, 1].flatMap((remainder) =>
    outcomes.map((outcome) => ({
      stroke: strokes[outcome],
      d: draw(outcome, remainder),
      between: remainder === 1,
    })),
  )
}
