import type { LongTask } from './load-record.ts'

/** A task shorter than this (milliseconds) keeps nobody waiting. */
const harmless = 50

/** Milliseconds for which tasks after first paint blocked the main thread: what each ran beyond 50 ms. */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const afterPaint = start + duration - Math.max(start, firstPaint)
    return sum + Math.max(0, afterPaint - harmless)
  }, 0)
}
