import type { LikelihoodChange } from '../../../site/content/sample-readings.ts'
import type { Future } from '../futures.ts'
import { RelativePath } from '../relative-path.ts'
import { traceFuture } from '../trace-future.ts'
import { type ReadingLayer, readingHeight, readingWidth, toUnits } from './reading-layer.ts'

/** Room between those who renew, above, and those who leave, below, in units. */
const gap = 9

/** Futures as lines: each sentence moves its share across the gap, and they keep that voice's colour. */
export function customerIntelligenceReading(all: Future[], changes: LikelihoodChange[]): ReadingLayer[] {
  const pitch = (readingHeight - gap) / all.length
  const scale = {
    x: toUnits,
    y: ({ rank, aboveGap }: Future['ranks'][number]) => (rank + 0.5) * pitch + (aboveGap ? 0 : gap),
    seconds: readingWidth / toUnits(1),
  }

  const half = (remainder: number, between: boolean): ReadingLayer[] => {
    const paths = {
      'future-renews': new RelativePath(),
      'future-leaves': new RelativePath(),
      'future-caller': new RelativePath(),
      'future-assistant': new RelativePath(),
    }
    for (const future of all.filter((_, line) => line % 2 === remainder)) {
      traceFuture(future, changes, scale, (stretch, after) => {
        if (after) return paths[`future-${after}`]
        return stretch === 'renews' ? paths['future-renews'] : paths['future-leaves']
      })
    }
    return Object.entries(paths).map(([stroke, path]) => ({
      stroke: stroke as keyof typeof paths,
      d: path.toString(),
      between,
    }))
  }
  return [...half(0, false), ...half(1, true)]
}
