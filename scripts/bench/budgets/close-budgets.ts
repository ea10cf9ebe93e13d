import { pairedLargestPaint, worstLayoutShift } from '../figures.ts'
import type { CloseResult } from '../page-result.ts'
import type { Budget } from './budget.ts'

/** What a page keeps under a close look. */
export const closeBudgets: readonly Budget<CloseResult>[] = [
  {
    name: 'Largest paint, ratio to no script (measured)',
    atMost: 1.05,
    measure: (page) => pairedLargestPaint(page).ratio,
  },
  {
    name: 'Layout shift, load and scroll (4 decimals)',
    atMost: 0,
    measure: (page) => Math.round(worstLayoutShift(page) * 10_000) / 10_000,
  },
  {
    name: 'Scene: script, minified (kB)',
    atMost: 8,
    measure: ({ scene }) => Math.max(0, ...scene.map(({ code }) => code.minified)) / 1000,
  },
  {
    name: 'Scene: main thread for a frame (ms, 95 of 100)',
    atMost: 2,
    measure: ({ scene }) => Math.max(0, ...scene.map(({ slow }) => slow)),
  },
]
