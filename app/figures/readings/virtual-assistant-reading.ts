import type { Turn } from '../../../content/sample-call.ts'
import { quietLine, voicePaths, waveBars } from '../wave.ts'
import { middle, type ReadingLayer, readingHeight } from './reading-layer.ts'

/** Who spoke when, and how loud. */
export function virtualAssistantReading(turns: Turn[]): ReadingLayer[] {
  const bars = waveBars(turns, { seed: 7, height: readingHeight })
  const half = (remainder: number, between: boolean): ReadingLayer[] => {
    const { caller, assistant } = voicePaths(
      bars.filter((_, index) => index % 2 === remainder),
      middle,
    )
    return [
      { stroke: 'caller', d: caller, between },
      { stroke: 'assistant', d: assistant, between },
    ]
  }
  return [{ stroke: 'quiet', d: quietLine(turns, readingHeight) }, ...half(0, false), ...half(1, true)]
}
