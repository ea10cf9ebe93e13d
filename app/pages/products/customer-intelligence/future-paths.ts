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
  /** On their way across the gap, by whose words sent them. */
  callerCrossing: string
  assistantCrossing: string
  /** After it, in the colour of the voice that sent them. */
  callerCrossed: string
  assistantCrossed: string
}

export function futurePaths(all: Future[], changes: LikelihoodChange[], seconds: number): FuturePaths {
  const paths: Record<keyof FuturePaths, RelativePath> = {
    renews: new RelativePath(),
    leaves: new RelativePath(),
    callerCrossing: new RelativePath(),
    assistantCrossing: new RelativePath(),
    callerCrossed: new RelativePath(),
    assistantCrossed: new RelativePath(),
  }
  const scale = {
    x: (second: number) => second * unitsPerSecond,
    y: ({ rank, aboveGap }: Future['ranks'][number]) => (rank + 0.5) * pitch + (aboveGap ? 0 : gap),
    seconds,
  }
  for (const future of all) {
    traceFuture(future, changes, scale, (stretch, after) => {
      if (stretch === 'renews' || stretch === 'leaves') return paths[stretch]
      const isCaller = after === 'caller'
      if (stretch === 'crossing') return isCaller ? paths.callerCrossing : paths.assistantCrossing
      return isCaller ? paths.callerCrossed : paths.assistantCrossed
    })
  }
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path.toString()])) as Record<
    keyof FuturePaths,
    string
  >
}

/** Height of the drawing in CSS pixels. */
export function futuresHeight(lines: number): number {
  return lines * pitch + gap
}

/** How high the middle of the gap lies with so many lines above it, in CSS pixels. */
export function gapMiddle(renewing: number): number {
  return renewing * pitch + gap / 2
}
