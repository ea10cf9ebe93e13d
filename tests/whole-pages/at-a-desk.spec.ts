import { notFoundPath } from '../../site/content/page-paths.ts'
import { violations } from '../support/axe.ts'
import { cutOff, spaceText } from '../support/cut-off.ts'
import { focusProblems } from '../support/focus-walk.ts'
import { lostInForcedColours } from '../support/forced-colours.ts'
import { isFullRun } from '../support/full-run.ts'
import { countShifts, farMoved } from '../support/layout-shifts.ts'
import { unrest } from '../support/motion.ts'
import { overlaps } from '../support/overlaps.ts'
import { skippedHeadingsOfTabs } from '../support/skipped-headings.ts'
import { expect, test } from '../support/shared-site.ts'
import { setTextSize } from '../support/text-size.ts'
import { nameOfFile, open, resize, toTop, watch } from './page-visit.ts'
import { otherIds, wakeIslands } from './islands.ts'
import { structureOf } from './page-structure.ts'
import { visits } from './paths.ts'

// Where the header changes, at 901 and 1181 px, journeys/small-screens.spec.ts tests it.
const widths = isFullRun ? [768, 901, 1024, 1181, 1440] : [768, 1440]
const widthsOfLargeText = isFullRun ? [1920, 1280, 390] : [390]

// One visit makes all the checks of a page on the desktop: loading takes as long as most of them.
for (const { path, atDesk, keepsStructure } of visits) {
  test(
    `${path} at a desk: in order for eye, keyboard and screen reader, at every width and size of text`,
    atDesk,
    async ({ page, sharedSite }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const { messages, foreign } = watch(page, sharedSite.origin)
      await countShifts(page)
      await open(page, path)

      // As it is, with its animations.
      await wakeIslands(page)
      expect
        .soft(await page.evaluate(otherIds), 'ids that React gives otherwise than the build did')
        .toEqual([])
      // On a busy machine a page is painted when half of it is parsed: a title at the bottom of its row has then moved
      // by 0.0106, when its neighbour arrived. A late font without its fallback moves 0.17.
      expect.soft(await page.evaluate(farMoved, 0.02), 'moved by itself').toEqual([])

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await toTop(page)
      expect.soft(await violations(page), 'violations').toEqual([])
      if (keepsStructure)
        expect.soft(await structureOf(page.locator('body'))).toMatchSnapshot(`${nameOfFile(path)}.txt`)
      expect.soft(await focusProblems(page), 'while tabbing through').toEqual([])
      expect.soft(await unrest(page), 'with reduced motion').toEqual([])
      expect.soft(await lostInForcedColours(page), 'lost in forced colours').toEqual([])

      const expectAllInSight = async (width: number, how = '') => {
        await resize(page, { width, height: 1024 })
        expect.soft(await cutOff(page), `cut off at ${width} px${how}`).toEqual([])
        expect.soft(await overlaps(page), `overlapping words at ${width} px${how}`).toEqual([])
      }
      for (const width of widths) await expectAllInSight(width)
      expect.soft(await skippedHeadingsOfTabs(page), 'headings that skip a level in a tab').toEqual([])

      await setTextSize(page, 32)
      for (const width of widthsOfLargeText) {
        // Rows of its list that are off screen have only an estimated height, and overlap.
        if (path === '/dashboard/qams') break
        await expectAllInSight(width, ', text at twice its size')
      }
      await setTextSize(page, 16)
      await spaceText(page)
      await expectAllInSight(1024, ', with wider spacing')

      // The not-found page logs what was requested.
      if (path !== notFoundPath) expect.soft(messages, 'console').toEqual([])
      expect.soft(foreign, 'requested from other origins').toEqual([])
    },
  )
}
