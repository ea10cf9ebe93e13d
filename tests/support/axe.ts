import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { cutOff } from './cut-off.ts'
import { skippedHeadings } from './skipped-headings.ts'
import { smallTargets } from './small-targets.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Violations of the WCAG 2.2 AA rules and of our own (no skipped heading levels, controls of 44 px, nothing cut off),
 * in a form that is readable in a failed test. For a state of one part of the page, `within` is that part's selector:
 * checking the rest takes most of the time.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await fadedIn(page)
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
  // Run in the page itself: with its Playwright package, a check of home took 2.6 s instead of 0.7.
  const found = await page.evaluate(findViolations, { within, tags })
  const skipped = (await skippedHeadings(page)).map((skip) => `a heading skips a level: ${skip}`)
  return [...found, ...skipped, ...(await smallTargets(page, within)), ...(await cutOff(page))]
}

/** Runs in the page. */
async function findViolations(asked: { within: string; tags: string[] }): Promise<string[]> {
  const { axe: axeHere } = window as unknown as { axe: typeof axe }
  const { violations: found } = await axeHere.run(asked.within, {
    runOnly: asked.tags,
    resultTypes: ['violations'],
    // By default axe does not judge words in a box that has drawn something before or after it, and is silent. Its
    // types lack `checks`, which its documentation has.
    checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  } as RunOptions)
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}

/** Waits for entry animations to end: half-faded words lack contrast. Loops and scroll animations continue. */
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
