import type { Page } from '@playwright/test'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { violations } from '../../tests/support/axe.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const path = '/products/customer-intelligence'
const segments = ['vip-champions', 'growth-potential', 'at-risk-customers']

async function open(page: Page, hash = '') {
  await page.goto(path + hash)
  await new ContactPage(page).untilReady()
  await expect(page.getByRole('tab')).toHaveCount(segments.length)
}

/** The segments whose needles are drawn darker than the palest. */
async function darkSegments(page: Page) {
  return page.locator('#customers svg:visible').evaluateAll((drawings) => {
    const needles = drawings
      .flatMap((drawing) => [...drawing.querySelectorAll('[data-segment]')])
      .map((group) => ({
        segment: group.getAttribute('data-segment'),
        colour: getComputedStyle(group.querySelector('path') ?? group).stroke,
      }))
    const commonest = needles.find(({ colour }) => needles.filter((it) => it.colour === colour).length > 1)
    return needles.filter(({ colour }) => colour !== commonest?.colour).map(({ segment }) => segment)
  })
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the three segments are a tab set, reflected in the address', async ({ page }) => {
  await open(page)
  const tabs = page.getByRole('tab')
  const panel = page.getByRole('tabpanel')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabs.first().focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(`${path}#at-risk-customers`)
  await expect(panel).toContainText('177')
  await expect(panel).toContainText('₹39.9 lakh')
  await page.keyboard.press('ArrowRight')
  await expect(panel).toContainText('Renew early')
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('heading', { name: 'Strategy' })).toBeVisible()
  await expect(page).toHaveURL(`${path}#growth-potential`)
})

test('a bracket darkens its own needles, and they open it', { tag: '@full' }, async ({ page }) => {
  await open(page, '#at-risk-customers')
  await expect.poll(() => darkSegments(page)).toEqual(['at-risk-customers'])
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport()
  const bracket = await page.getByRole('tab', { name: 'Growth Potential' }).boundingBox()
  await page.mouse.click((bracket?.x ?? 0) + 120, (bracket?.y ?? 0) - 160)
  await expect.poll(() => darkSegments(page)).toEqual(['growth-potential'])
  await expect(page.getByRole('tab', { selected: true })).toContainText('Growth Potential')
})

for (const width of [390, 1440]) {
  test(
    `no segment has an accessibility violation at ${width} px`,
    onlyInFullRun(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.press('Enter')
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        expect(await violations(page, '#customers')).toEqual([])
      }
    },
  )
}

test('each contact button opens the dialog under its own heading', { tag: '@full' }, async ({ page }) => {
  await open(page)
  const { dialog } = new ContactPage(page)
  const headings = new Set<string | null>()
  for (const button of await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).all()) {
    await button.click()
    await expect(dialog).toBeVisible()
    headings.add(await dialog.getByRole('heading').first().textContent())
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  expect(headings.size).toBe(3)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all three segments are shown one after the other', { tag: '@full' }, async ({ page }) => {
    await page.goto(path)
    for (const segment of segments) await expect(page.locator(`#${segment}`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Strategy' })).toHaveCount(segments.length)
  })
})
