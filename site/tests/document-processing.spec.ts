import type { Page } from '@playwright/test'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { violations } from '../../tests/support/axe.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const path = '/products/document-processing'
const desks = ['Financial', 'Legal', 'HR', 'Healthcare']

const openingLift = (page: Page) => page.locator('figure').filter({ hasText: 'Revival request' })
const litRow = (page: Page) => openingLift(page).locator('[data-row][data-lit]')
const litField = (page: Page) => openingLift(page).locator('[data-field][data-lit]')

test(
  'four desks as tabs: by key, by address, each with its document, figures and record',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${path}#legal`)
    await expect(page.getByRole('tab', { name: 'Legal' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText('Leave and licence')

    await page.getByRole('tab', { name: 'Legal' }).press('End')
    await expect(page).toHaveURL(/#healthcare$/)
    await page.getByRole('tab', { name: 'Healthcare' }).press('ArrowRight')
    await expect(page).toHaveURL(/#financial$/)

    for (const desk of desks) {
      await page.getByRole('tab', { name: desk }).click()
      const panel = page.getByRole('tabpanel', { name: desk })
      await expect(panel.getByRole('table', { name: `${desk} document types` }).getByRole('row')).toHaveCount(
        6,
      )
      await expect(panel).toContainText(/\d+ of 100 forms right end to end/)
      await expect(panel).toContainText(/\d+ sent to a person/)
      await expect(panel).toContainText('Used for')
      await expect(panel.locator('[data-field]')).toHaveCount(6)
      await expect(panel.locator('dl > div')).toHaveCount(6)
    }
  },
)

test(
  'one line is highlighted at a time, by pointer or focus, and stays after a press',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(path)
    await new ContactPage(page).untilReady()
    await expect(litRow(page)).toContainText('Amount')
    await expect(litField(page)).toContainText('₹18,240')

    const policy = openingLift(page).getByRole('button', { name: 'Policy' })
    await policy.focus()
    await expect(litRow(page)).toContainText('SL22041187')
    await openingLift(page).locator('[data-field="3"]').hover()
    await expect(litRow(page)).toContainText('2 June 1979')
    await expect(litField(page)).toHaveCount(1)
    await page.mouse.move(0, 0)
    await expect(litRow(page)).toContainText('SL22041187')

    await policy.blur()
    await expect(litRow(page)).toContainText('Amount')
    await policy.press('Enter')
    await expect(policy).toHaveAttribute('aria-pressed', 'true')
    await policy.blur()
    await expect(litRow(page)).toContainText('SL22041187')
  },
)

test('the highlighted string runs from the field to its row', { tag: '@full' }, async ({ page }) => {
  await page.goto(path)
  await new ContactPage(page).untilReady()
  const string = await openingLift(page).locator('path[data-lit=string]').boundingBox()
  const mark = await litField(page).locator('[data-mark]').boundingBox()
  const row = await litRow(page).boundingBox()
  if (!string || !mark || !row) throw new Error('The opening is not drawn')
  expect(Math.abs(string.x - (mark.x + mark.width))).toBeLessThan(8)
  expect(Math.abs(string.x + string.width - row.x)).toBeLessThan(16)
  expect(Math.abs(string.y - (row.y + row.height / 2))).toBeLessThan(4)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the value is shown at each field instead of the lines', { tag: '@full' }, async ({ page }) => {
    await page.goto(`${path}#hr`)
    const panel = page.getByRole('tabpanel')
    await expect(panel.locator('[data-field="2"]')).toContainText('99.0% confidence as 6 Oct 2025')
    await expect(panel.getByText('6 Oct 2025').filter({ visible: true })).toHaveCount(1)
    await expect(panel.locator('svg:has([data-part])')).toBeHidden()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all four desks are there as sections, with every value', { tag: '@full' }, async ({ page }) => {
    await page.goto(path)
    for (const desk of desks) {
      await expect(page.getByRole('heading', { name: desk, exact: true })).toBeVisible()
    }
    for (const value of ['29AAXCK••••R1Z4', '60 days, after month 12', 'KAVB0•••108', 'SH118204']) {
      await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible()
    }
  })
})

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    test(
      'no tab has an accessibility violation, or is wider than the screen',
      onlyInFullRun(width !== 390),
      async ({ page }) => {
        await page.goto(path)
        await new ContactPage(page).untilReady()
        for (const desk of desks) {
          await page.getByRole('tab', { name: desk }).click()
          await expect(page.getByRole('tab', { name: desk })).toHaveAttribute('aria-selected', 'true')
          expect(await violations(page, '#desks')).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        }
      },
    )
  })
}
