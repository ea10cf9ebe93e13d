import type { Turn } from '../../../site/content/sample-call.ts'
import { quietLine, voicePaths, waveBars } from '../wave.ts'
import { middle, type ReadingLayer, readingHeight } from './reading-layer.ts'

/** Who spoke when, and how loud. */
export function virtualAssistantReading(turns: Turn[]): ReadingLayer[] {
  return [
    { stroke: 'quiet', d: quietLine(turns, readingHeight) },
    ...voiceLayers(turns, readingHeight, middle),
  ]
}

/** Both voices of a call as bars of that height, centred at `y`. */
export function voiceLayers(turns: Turn[], height: number, y: number): ReadingLayer[] {
  const bars = waveBars(turns, { seed: 7, height })
  return [0, 1].flatMap((remainder) => {
    const half = bars.filter((_, index) => index % 2 === remainder)
    const { caller, assistant } = voicePaths(half, y)
    const between = remainder === 1
    return [
      { stroke: 'caller', d: caller, between },
      { stroke: 'assistant', d: assistant, between },
    ] satisfies ReadingLayer[]
  })
}
