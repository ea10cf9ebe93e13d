import { portalPaths } from '../../content/pages.ts'
import { violations } from '../support/axe.ts'
import { ContactPage } from '../support/contact-page.ts'
import { focusProblems } from '../support/focus-walk.ts'
import { lostInForcedColours } from '../support/forced-colours.ts'
import { unrest } from '../support/motion.ts'
import { everyTemplate } from '../support/page-templates.ts'
import { expect, test } from '../support/shared-site.ts'
import { signInPaused } from '../support/signed-in.ts'
import { skippedHeadingsOfTabs } from '../support/skipped-headings.ts'

const widths = [390, 1440]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// One load for all of it: loading takes as long as a check.
for (const path of [...everyTemplate, ...portalPaths]) {
  test(`${path} on a phone and a desk: no violation, focus in sight, nothing moves, forced colours lose nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
    if (path.startsWith('/dashboard')) await signInPaused(page, 'admin')
    await page.goto(path)
    await new ContactPage(page).untilReady()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      // The way of Tab ends far below, and the header's ground follows the scrolling a frame later.
      await page.evaluate(async () => {
        scrollTo({ top: 0, behavior: 'instant' })
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      })
      expect.soft(await violations(page), `violations at ${width} px`).toEqual([])
      expect.soft(await focusProblems(page), `on the way of Tab at ${width} px`).toEqual([])
    }
    expect.soft(await skippedHeadingsOfTabs(page), 'headings that skip a level in a tab').toEqual([])
    expect.soft(await unrest(page), 'with reduced motion').toEqual([])
    expect.soft(await lostInForcedColours(page), 'lost in forced colours').toEqual([])
  })
}
