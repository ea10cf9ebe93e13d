import { type Page } from '@playwright/test'
import { solutionIds } from '../../content/solutions.ts'
import { expect, test } from '../support/shared-site.ts'
import { signInPaused } from '../support/signed-in.ts'

/** Words in an Indian language that are to be seen, with the fonts that drew them; those of the site are custom. */
async function drawnByOthers(page: Page): Promise<{ words: number; missed: string[] }> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[lang]:not(html, [lang^="en"])',
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

test('what callers say in Indian scripts is drawn in the site’s own letters', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of [...publicPaths, ...solutionIds.map((id) => `/solutions/${id}`)]) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect.soft((await drawnByOthers(page)).missed, path).toEqual([])
  }
})

test('in the portal too, where script brings the words', async ({ page }) => {
  await signInPaused(page, 'admin')
  for (const path of ['/dashboard/virtual-assistant?call=c402', '/dashboard']) {
    await page.goto(path)
    await expect(page.locator('main [lang]:not([lang^="en"])').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const { words, missed } = await drawnByOthers(page)
    expect.soft(words, path).toBeGreaterThan(0)
    expect.soft(missed, path).toEqual([])
  }
})
