import type { SpokenLine, Timeline, TimelineEvent } from '../timeline/timeline.ts'

export type TranscriptItem =
  { kind: 'line'; at: number; line: SpokenLine } | { kind: 'event'; at: number; event: TimelineEvent }

/** Everything up to a second of the call, in order. */
export function transcriptItems({ lines, events }: Timeline, second: number): TranscriptItem[] {
  const items: TranscriptItem[] = [
    ...lines.map((line) => ({ kind: 'line' as const, at: line.from, line })),
    ...events.map((event) => ({ kind: 'event' as const, at: event.at, event })),
  ]
  return items.filter(({ at }) => at <= second).toSorted((a, b) => a.at - b.at)
}

/** How many of `words` have been said, as a place in the text after a whole word. */
export function saidUntil(words: string, share: number): number {
  if (share >= 1) return words.length
  const end = words.indexOf(' ', Math.floor(words.length * Math.max(0, share)))
  return end < 0 ? words.length : end
}
