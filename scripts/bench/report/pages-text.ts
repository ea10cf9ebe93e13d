import type { Runs } from '../options.ts'
import type { PageResult } from '../page-result.ts'
import { comparisonTable } from './comparison-table.ts'
import { earlyClickTable } from './early-click-table.ts'
import { notKnown } from './format.ts'
import { lighthouseTable } from './lighthouse-table.ts'
import { sceneTable } from './scene-table.ts'
import { startUpTable } from './start-up-table.ts'
import { weightTable } from './weight-table.ts'

/** Everything measured on pages, as sections of the document. */
export function pagesText(pages: readonly PageResult[], runs: Runs, chromium: string): string {
  const first = pages[0]?.lighthouse.page[0]
  return `## One page closely

- Chromium ${chromium}, Lighthouse ${first?.version ?? notKnown}, whose index of the machine is ${Math.round(first?.benchmarkIndex ?? 0)}
- Medians of ${runs.lighthouseRuns} Lighthouse runs and ${runs.loads} loads, in brackets the smallest and the largest

### Weight in the browser

In kB of 1,000 bytes, compressed with brotli as transferred; CSS that is inline is part of the HTML. "Used" is after
the contact dialog was opened, typed into and sent with fields missing, and the page scrolled through.

${weightTable(pages)}

### Lighthouse, mobile

Default mobile configuration with simulated throttling. Times in milliseconds.

${lighthouseTable(pages)}

### With and without script

"No script" is the same page with every script taken out, on a server of its own. Both are loaded in turns on a
phone’s screen over slow 4G (150 ms, 1.6 Mbit/s) with the processor slowed down four times. Times in milliseconds; a
ratio to nothing is left out. Largest paint has ${runs.paintPairs} pairs of loads of its own, as single ones differ by half: its ratio is the
middle one of the pairs (Hodges and Lehmann), with the middle half of them in brackets. Layout shift is the worst of all loads, a scroll to the end of the page included.

${comparisonTable(pages)}

### First paint and start-up

Under the same conditions. "Script before paint" is how long inline script ran before first contentful paint.

${startUpTable(pages)}

### Scene

The hero's scene, for one frame. It is fetched when the page is at rest and only where the browser has WebGL 2, so it is
no part of the weight above. Here the processor draws, as fast as it can; the main thread's part is the page's own.

${sceneTable(pages)}

### Early clicks

Under the same conditions, a visitor presses "Contact Sales" 300 ms after first paint and types a name at once.

${earlyClickTable(pages)}`
}
