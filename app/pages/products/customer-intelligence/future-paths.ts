import type { LikelihoodChange } from '../../../../content/sample-readings.ts'
import type { Future } from '../../../figures/futures.ts'
import { RelativePath } from '../../../figures/relative-path.ts'
import { traceFuture } from '../../../figures/trace-future.ts'

/** Distance between two lines, and height of the gap between those who renew and those who leave, in CSS pixels. */
export const pitch = 2.7
const gap = 48

export const unitsPerSecond = 10

/** A hundred futures as path data; width is `unitsPerSecond` for each second of the call. */
export interface FuturePaths {
  renews: string
  leaves: string
  /** On their way across the gap and after it, by whose words sent them. */
  caller: string
  assistant: string
}

export function futurePaths(all: Future[], changes: LikelihoodChange[], seconds: number): FuturePaths {
  const renews = new RelativePath()
  const leaves = new RelativePath()
  const crossing = { caller: new RelativePath(), assistant: new RelativePath() }
  const scale = {
    x: (second: number) => second * unitsPerSecond,
    y: ({ rank, aboveGap }: Future['ranks'][number]) => (rank + 0.5) * pitch + (aboveGap ? 0 : gap),
    seconds,
  }
  for (const future of all) {
    traceFuture(future, changes, scale, (stretch, after) => {
      if (after) return crossing[after]
      return stretch === 'renews' ? renews : leaves
    })
  }
  return {
    renews: renews.toString(),
    leaves: leaves.toString(),
    caller: crossing.caller.toString(),
    assistant: crossing.assistant.toString(),
  }
}

/** Height of the drawing in CSS pixels. */
export function futuresHeight(lines: number): number {
  return lines * pitch + gap
}

/** How high the middle of the gap lies with so many lines above it, in CSS pixels. */
export function gapMiddle(renewing: number): number {
  return renewing * pitch + gap / 2
}
