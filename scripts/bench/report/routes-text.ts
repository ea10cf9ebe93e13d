import type { Runs } from '../options.ts'
import type { RouteResult } from '../page-result.ts'
import { earlyTable } from './early-table.ts'
import { notKnown } from './format.ts'
import { lighthouseTable } from './lighthouse-table.ts'
import { lighthouseTimesTable } from './lighthouse-times-table.ts'
import { weightTable } from './weight-table.ts'

interface Circumstances {
  /** Why a page could not be measured, by path. */
  failures: ReadonlyMap<string, string>
  /** The performance score of a page before it was measured once more, by path. */
  slowAtFirst: ReadonlyMap<string, number | undefined>
  runs: Runs
  /** Its version. */
  chromium: string
}

/** What was measured on every page, as sections of the document. */
export function routesText(
  pages: readonly RouteResult[],
  { failures, slowAtFirst, runs, chromium }: Circumstances,
): string {
  const first = pages[0]?.lighthouse.page[0]
  const failed = [...failures].map(([path, why]) => `- ${path} could not be measured: ${why}\n`).join('')
  const again = [...slowAtFirst].map(
    ([path, score]) =>
      `- ${path} was measured once more at the end, which counts. Its performance at first: ${score ?? notKnown}.\n`,
  )
  const notes = [failed, ...again].join('')
  return `## Every page in the browser

With Chromium ${chromium} and Lighthouse ${first?.version ?? notKnown}, whose index of the machine is ${Math.round(first?.benchmarkIndex ?? 0)}. The portal's pages are opened as
its administrator; script draws them. The newsletter's pages that confirm and end a subscription are opened by a signed link.
${notes ? `\n${notes}` : ''}
### Weight

In kB of 1,000 bytes, compressed with brotli as transferred: asked for before the load event, so before start-up → with
the page at rest. CSS and script that stand in the HTML are part of it; here they are compressed apart. "All script,
used" is all script, files and inline, once the contact dialog was opened, typed into and sent with fields missing, where
there is a button for it, and the page scrolled through.

${weightTable(pages)}

### Lighthouse, mobile

Default mobile configuration with simulated throttling, ${runs.lighthouseRuns === 1 ? 'one run' : `medians of ${runs.lighthouseRuns} runs`} a page. A page marked "unlisted" asks search engines not to
list it, on purpose: its SEO is scored without the audit that takes points for that (is-crawlable).

${lighthouseTable(pages)}

### Beside no script, by Lighthouse

"No script" is the same page with every script taken out, on a server of its own; one run of it, or as many as of the page
where that is looked at closely or was more than a twentieth slower. In milliseconds, medians; layout shift is the worst
run's. Blocking time and layout shift without script are 0 or next to it, which nothing is a multiple of: blocking time has
the difference instead, which is judged as part of the performance score. The simulation adds whole round trips of 150 ms, so
that a font that comes a moment before or after the paint is a tenth of the ratio: a single page is judged more leniently than
all together. The assistant shows another page without script: its ratio is not judged.

${lighthouseTimesTable(pages)}

### First paint and early clicks

On a phone’s screen, or a desktop’s, over slow 4G (150 ms, 1.6 Mbit/s) with the processor slowed down four times. "Script
before paint" is how long inline script ran before first contentful paint. An early visitor presses "Contact Sales" 300 ms
after first paint and types a name at once.

${earlyTable(pages)}`
}
