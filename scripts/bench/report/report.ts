import type { BudgetResult } from '../budgets/check-budgets.ts'
import type { Runs } from '../options.ts'
import type { PageResult } from '../page-result.ts'
import type { ClickComparison } from '../clicks/compare-clicks.ts'
import { budgetTable } from './budget-table.ts'
import { clickTable } from './click-table.ts'
import { comparisonTable } from './comparison-table.ts'
import { earlyClickTable } from './early-click-table.ts'
import { lighthouseTable } from './lighthouse-table.ts'
import { sceneTable } from './scene-table.ts'
import { startUpTable } from './start-up-table.ts'
import { weightTable } from './weight-table.ts'

/** On what it was measured. */
interface Machine {
  cores: number
  chromium: string
  lighthouse: string
  /** Speed of the machine as Lighthouse estimates it. */
  benchmarkIndex: number
}

export interface Result {
  machine: Machine
  runs: Runs
  pages: readonly PageResult[]
  clicks: ClickComparison
  budgets: readonly BudgetResult[]
}

/** The whole result as a Markdown document. It holds no date, so that it changes only when a figure does. */
export function report({ machine, runs, pages, clicks, budgets }: Result): string {
  return `# Benchmarks, written by \`npm run bench\`

- Machine: ${machine.cores} cores, Lighthouse benchmark index ${Math.round(machine.benchmarkIndex)}
- Chromium ${machine.chromium}, Lighthouse ${machine.lighthouse}
- Medians of ${runs.lighthouseRuns} Lighthouse runs and ${runs.loads} loads, in brackets the smallest and the largest

Times depend on the machine and are not judged, but for the click from page to page. What is judged is their ratio to
the same page without script, measured in turns in the same run.

## Budgets

${budgetTable(budgets)}

## Weight

In kB of 1,000 bytes, compressed with brotli as transferred; CSS that is inline is part of the HTML. "Used" is after
the contact dialog was opened, typed into and sent with fields missing, and the page scrolled through.

${weightTable(pages)}

## Lighthouse, mobile

Default mobile configuration with simulated throttling. Times in milliseconds.

${lighthouseTable(pages)}

## With and without script

"No script" is the same page with every script taken out, on a server of its own. Both are loaded in turns on a
phone’s screen over slow 4G (150 ms, 1.6 Mbit/s) with the processor slowed down four times. Times in milliseconds; a
ratio to nothing is left out. Layout shift is the worst of all loads, a scroll to the end of the page included.

${comparisonTable(pages)}

## First paint and start-up

Under the same conditions. "Script before paint" is how long inline script ran before first contentful paint.

${startUpTable(pages)}

## Scene

The hero's scene, for one frame. It is fetched when the page is at rest and only where the browser has WebGL 2, so it is
no part of the weight above. Here the processor draws, as fast as it can; the main thread's part is the page's own.

${sceneTable(pages)}

## Early clicks

Under the same conditions, a visitor presses "Contact Sales" 300 ms after first paint and types a name at once.

${earlyClickTable(pages)}

## From page to page

A visitor on a desktop without throttling looks at each page, rests the pointer on a link for 400 ms and presses it for
80. Measured is the time from the click until the new page is painted. "Nothing ahead" is the same site with its
speculation rules taken out, in turns.

${clickTable(clicks)}
`
}
