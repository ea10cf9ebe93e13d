import type { Speaker } from '../content/sample-call.ts'

/** A line of a sample call as a voice reads it; times are seconds from the start of the call. */
export interface SpokenLine {
  speaker: Speaker
  /** BCP 47 tag of the words. */
  lang: string
  words: string
  /** What the words mean in English; omitted if they are in English. */
  english?: string
  from: number
  to: number
}

/** The line for listeners who prefer English. */
export const inEnglish = ({ english, ...line }: SpokenLine): SpokenLine =>
  english === undefined ? line : { ...line, lang: 'en', words: english }
