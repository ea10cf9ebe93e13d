import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { cutOff } from './cut-off.ts'
import { skippedHeadings } from './skipped-headings.ts'
import { smallTargets } from './small-targets.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Violations of the WCAG 2.2 AA rules and of the house's own (headings that skip no level, controls of 44 px, nothing
 * cut off), in a form that is readable in a failed test. For a state of one part of the page, `within` is that part's
 * selector: the rest takes most of the time.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await fadedIn(page)
  // A page that has been looked at still holds axe. What is kept small here is four fifths of the time of a look: axe
  // is not read again, does not describe what is in order, and brings its findings together without a second page,
  // which it opens for frames of other origins; the site has none.
  const isThere = await page.evaluate(() => 'axe' in window)
  const { violations: found } = await new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze()
  const ofAxe = found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
  const skipped = (await skippedHeadings(page)).map((skip) => `a heading skips a level: ${skip}`)
  return [...ofAxe, ...skipped, ...(await smallTargets(page, within)), ...(await cutOff(page))]
}

/** Waits for what comes in to have come: half seen, its words are too pale. Loops and what follows the scrolling go on. */
async function fadedIn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}
