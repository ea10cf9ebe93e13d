/** The strokes of a reading: classes of site/sections/reading.module.css, which defines their look. */
export type ReadingStroke =
  | 'axis'
  | 'ink'
  | 'faint'
  | 'quiet'
  | 'caller'
  | 'assistant'
  | 'caller-similar'
  | 'assistant-similar'
  | 'future-renews'
  | 'future-leaves'
  | 'future-caller'
  | 'future-assistant'
  | 'failed'
  | 'bubble-line'
  | 'bubble-paper'
  | 'bubble-full'
  | 'knot-line'
  | 'knot-paper'

/** One path of a reading. A `between` layer holds every other line of a dense drawing: phones omit it. */
export interface ReadingLayer {
  stroke: ReadingStroke
  d: string
  between?: boolean
}

/** All readings share one box: the 72 seconds of the sample call, ten units each. */
export const readingWidth = 720
export const readingHeight = 56
export const middle = readingHeight / 2

/** Seconds on the call's axis to units of the drawing. */
export function toUnits(seconds: number): number {
  return seconds * 10
}
