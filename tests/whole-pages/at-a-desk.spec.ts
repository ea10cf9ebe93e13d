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

// Where the header changes, at 901 and 1181 px, it is looked at in journeys/small-screens.spec.ts.
const widths = isFullRun ? [768, 901, 1024, 1181, 1440] : [768, 1440]
const widthsOfLargeText = isFullRun ? [1920, 1280, 390] : [390]

// One visit asks everything that is asked of a page at a desk: loading takes as long as most of its questions.
for (const { path, atDesk, keepsStructure } of visits) {
  test(
    `${path} at a desk: in order for eye, keyboard and screen reader, at every width and size of text`,
    atDesk,
    async ({ page, sharedSite }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const { messages, foreign } = watch(page, sharedSite.origin)
      await countShifts(page)
      await open(page, path)

      // As it stands, with what moves by itself.
      await wakeIslands(page)
      expect
        .soft(await page.evaluate(otherIds), 'ids that React gives otherwise than the build did')
        .toEqual([])
      // On a machine that is busy a page is painted when half of it is parsed: a title that is at the foot of its row
      // has then moved by 0.0106, when what is beside it came. A font that comes late without its stand-in moves 0.17.
      expect.soft(await page.evaluate(farMoved, 0.02), 'moved by itself').toEqual([])

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await toTop(page)
      expect.soft(await violations(page), 'violations').toEqual([])
      if (keepsStructure)
        expect.soft(await structureOf(page.locator('body'))).toMatchSnapshot(`${nameOfFile(path)}.txt`)
      expect.soft(await focusProblems(page), 'on the way of Tab').toEqual([])
      expect.soft(await unrest(page), 'with reduced motion').toEqual([])
      expect.soft(await lostInForcedColours(page), 'lost in forced colours').toEqual([])

      const expectAllInSight = async (width: number, how = '') => {
        await resize(page, { width, height: 1024 })
        expect.soft(await cutOff(page), `cut off at ${width} px${how}`).toEqual([])
        expect.soft(await overlaps(page), `words on words at ${width} px${how}`).toEqual([])
      }
      for (const width of widths) await expectAllInSight(width)
      expect.soft(await skippedHeadingsOfTabs(page), 'headings that skip a level in a tab').toEqual([])

      await setTextSize(page, 32)
      for (const width of widthsOfLargeText) {
        // Rows of its list that are not on screen have an assumed height only, and reach over one another.
        if (path === '/dashboard/qams') break
        await expectAllInSight(width, ', text at twice its size')
      }
      await setTextSize(page, 16)
      await spaceText(page)
      await expectAllInSight(1024, ', with wider spacing')

      // The page for what does not exist logs what was asked for.
      if (path !== notFoundPath) expect.soft(messages, 'console').toEqual([])
      expect.soft(foreign, 'asked of other origins').toEqual([])
    },
  )
}
