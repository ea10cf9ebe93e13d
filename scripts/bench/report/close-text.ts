import type { Runs } from '../options.ts'
import type { CloseResult } from '../page-result.ts'
import { loadTable } from './load-table.ts'
import { sceneTable } from './scene-table.ts'

/** What a close look found, as sections of the document. */
export function closeText(pages: readonly CloseResult[], runs: Runs): string {
  return `## One page closely

Page and control are loaded in turns under the conditions of the early visitors above; medians of ${runs.loads} loads, in
brackets the smallest and the largest. Times in milliseconds; a ratio to nothing is left out. Largest paint has ${runs.paintPairs}
pairs of loads of its own, as single ones differ by half: its ratio is the middle one of the pairs (Hodges and Lehmann),
with the middle half of them in brackets. Layout shift is the worst of all loads, a scroll to the end of the page included.

${loadTable(pages)}

### Scene

The hero's scene, for one frame. It is fetched when the page is at rest and only where the browser has WebGL 2, so it is
no part of the weight above. Here the processor draws, as fast as it can; the main thread's part is the page's own.

${sceneTable(pages)}`
}
