import type { LikelihoodChange } from '../../../content/sample-readings.ts'
import type { Future } from '../../../../common/figures/futures.ts'
import { RelativePath } from '../../../../common/figures/relative-path.ts'
import { traceFuture } from '../../../../common/figures/trace-future.ts'
import { unitsPerSecond } from '../../../../common/figures/wave.ts'

/** Distance between two lines, and height of the gap between those who renew and those who leave, in CSS pixels. */
const pitch = 2.7
const gap = 48

/**
 * A hundred futures as path data, `unitsPerSecond` wide for each second of the call: those that renew, those that
 * leave, and those crossing the gap, by whose words moved them.
 */
export function futurePaths(all: Future[], changes: LikelihoodChange[], seconds: number) {
  const path = () => new RelativePath()
  const paths = { renews: path(), leaves: path(), caller: path(), assistant: path() }
  const scale = {
    x: (second: number) => second * unitsPerSecond,
    y: ({ rank, aboveGap }: Future['ranks'][number]) => (rank + 0.5) * pitch + (aboveGap ? 0 : gap),
    seconds,
  }
  for (const future of all) {
    traceFuture(future, changes, scale, (stretch, after) => {
      return paths[after ?? (stretch === 'renews' ? 'renews' : 'leaves')]
    })
  }
  return paths
}

/** Height of the drawing in CSS pixels. */
export function futuresHeight(lines: number): number {
  return lines * pitch + gap
}

/** Height of the middle of the gap with that many lines above it, in CSS pixels. */
export function gapMiddle(renewing: number): number {
  return renewing * pitch + gap / 2
}
