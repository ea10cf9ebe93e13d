import { type Page } from '@playwright/test'
import { desks, teamDesk } from '../../portal/shell/desks.ts'
import { openingWords } from '../../portal/content/shell-words.ts'
import { solutionIds } from '../../site/content/solutions.ts'
import { isFullRun } from '../support/full-run.ts'
import { untilFontsAreThere } from '../support/motion.ts'
import { expect, test } from '../support/shared-site.ts'
import { signInPaused } from '../support/signed-in.ts'

const indianLanguages = '[lang]:not(html, [lang^="en"])'

/**
 * Number of visible text runs in the elements matching `selector`, and those drawn in a system font; the site's own
 * are custom.
 */
async function drawnByOthers(
  page: Page,
  selector = indianLanguages,
): Promise<{ words: number; missed: string[] }> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  })
  const missed: string[] = []
  let words = 0
  for (const nodeId of nodeIds) {
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
    words += fonts.length
    const others = fonts.filter(({ isCustomFont }) => !isCustomFont)
    if (others.length === 0) continue
    const { outerHTML } = await devTools.send('DOM.getOuterHTML', { nodeId })
    missed.push(`${others.map(({ familyName }) => familyName).join(', ')}: ${outerHTML.slice(0, 120)}`)
  }
  return { words, missed }
}

const publicPaths = ['/', '/products/virtual-assistant', '/products/zapra', '/solutions']
const solutionPaths = solutionIds.map((id) => `/solutions/${id}`)

test('what callers say in Indian scripts is drawn in the site’s own fonts', async ({ page }) => {
  for (const path of isFullRun ? [...publicPaths, ...solutionPaths] : publicPaths) {
    await page.goto(path)
    await untilFontsAreThere(page)
    expect.soft((await drawnByOthers(page)).missed, path).toEqual([])
  }
})

test('in the portal too, where script renders the words', { tag: '@full' }, async ({ page }) => {
  await signInPaused(page, 'admin')
  for (const path of ['/dashboard/virtual-assistant?call=c402', '/dashboard']) {
    await page.goto(path)
    await expect(page.locator(`main ${indianLanguages}`).first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const { words, missed } = await drawnByOthers(page)
    expect.soft(words, path).toBeGreaterThan(0)
    expect.soft(missed, path).toEqual([])
  }
})

test(
  'every letter and symbol of the desks too: one that the site’s fonts lack costs a search of the system’s',
  { tag: '@full' },
  async ({ page }) => {
    await signInPaused(page, 'admin')
    for (const { path, name } of [...desks, teamDesk]) {
      await page.goto(path)
      await expect(page.getByText(openingWords.opening)).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      const { words, missed } = await drawnByOthers(page, 'main *')
      expect.soft(words, name).toBeGreaterThan(0)
      expect.soft(missed, name).toEqual([])
    }
  },
)
