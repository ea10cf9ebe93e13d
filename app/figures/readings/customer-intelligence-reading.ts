import type { LikelihoodChange } from '../../../content/sample-readings.ts'
import type { Future } from '../futures.ts'
import { RelativePath } from '../relative-path.ts'
import { type ReadingLayer, readingHeight, readingWidth, toUnits } from './reading-layer.ts'

/** Room between those who renew, above, and those who leave, below, in units. */
const gap = 9

/** Futures as lines: each sentence sends its share of them across the gap, and they keep that voice's colour. */
export function customerIntelligenceReading(all: Future[], changes: LikelihoodChange[]): ReadingLayer[] {
  const pitch = (readingHeight - gap) / all.length
  const y = ({ rank, aboveGap }: Future['ranks'][number]) => (rank + 0.5) * pitch + (aboveGap ? 0 : gap)

  const half = (remainder: number, between: boolean): ReadingLayer[] => {
    const paths = {
      'future-renews': new RelativePath(),
      'future-leaves': new RelativePath(),
      'future-caller': new RelativePath(),
      'future-orvani': new RelativePath(),
    }
    const lines = all.filter((_, line) => line % 2 === remainder)
    for (const { ranks, crossedAt } of lines) {
      const [first, ...later] = ranks
      if (!first) continue
      let path = first.aboveGap ? paths['future-renews'] : paths['future-leaves']
      let level = y(first)
      path.moveTo(0, level)
      for (const [index, { from, to, after }] of changes.entries()) {
        const next = later[index]
        if (!next || y(next) === level) continue
        path.lineTo(toUnits(from), level)
        if (index === crossedAt) path = paths[`future-${after}`].moveTo(toUnits(from), level)
        level = y(next)
        path.lineTo(toUnits(to), level)
      }
      path.lineTo(readingWidth, level)
    }
    return Object.entries(paths).map(([stroke, path]) => ({
      stroke: stroke as keyof typeof paths,
      d: path.toString(),
      between,
    }))
  }
  return [...half(0, false), ...half(1, true)]
}
