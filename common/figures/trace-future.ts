import type { Speaker } from '../../site/content/sample-call.ts'
import type { LikelihoodChange } from '../../site/content/sample-readings.ts'
import type { Future } from './futures.ts'
import type { RelativePath } from './relative-path.ts'

/** Part of a future's line: on its first side, on its way across the gap, or above it afterwards. */
export type FutureStretch = 'renews' | 'leaves' | 'crossing' | 'crossed'

interface FutureScale {
  /** Seconds from the start of the call to units of the drawing. */
  x: (seconds: number) => number
  /** A position among all lines to units of the drawing. */
  y: (place: Future['ranks'][number]) => number
  /** Length of the call. */
  seconds: number
}

/**
 * Draws one future from the start of the call to its end, each stretch on the path returned by `pathFor`. `after`
 * is whose words moved it across, on the way and afterwards.
 */
export function traceFuture(
  { ranks, crossedAt }: Future,
  changes: LikelihoodChange[],
  { x, y, seconds }: FutureScale,
  pathFor: (stretch: FutureStretch, after?: Speaker) => RelativePath,
) {
  const [first, ...later] = ranks
  if (!first) return
  let level = y(first)
  let path = pathFor(first.aboveGap ? 'renews' : 'leaves').moveTo(x(0), level)
  const goOnAs = (stretch: FutureStretch, after: Speaker, from: number) => {
    const next = pathFor(stretch, after)
    if (next !== path) path = next.moveTo(x(from), level)
  }
  for (const [index, { from, to, after }] of changes.entries()) {
    const next = later[index]
    if (!next || y(next) === level) continue
    path.lineTo(x(from), level)
    if (index === crossedAt) goOnAs('crossing', after, from)
    level = y(next)
    path.lineTo(x(to), level)
    if (index === crossedAt) goOnAs('crossed', after, to)
  }
  path.lineTo(x(seconds), level)
}
