import type { Page } from '@playwright/test'
import { site } from '../../common/brand/site.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { violations } from '../../tests/support/axe.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const path = '/products/qams'
const tabs = [
  'Quality Assessment',
  'Agent Performance',
  'Customer Satisfaction',
  'Support Analytics',
  'Skills Matrix',
]

/** Opens a tab by its address, once tabs and tables work. */
async function openTab(page: Page, hash: string) {
  await page.goto(`${path}#${hash}`)
  await expect(page.locator(`#${hash} [data-noun]`).first()).toHaveAttribute('data-ready', '')
  return page.locator(`#${hash}`)
}

test('Quality Assessment comes first; arrows, Home and End move through the five tabs', async ({ page }) => {
  await page.goto(path)
  // The first check does not wait: it must already hold.
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(tabs)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Quality Assessment')
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Skills Matrix')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Quality Assessment')
})

test('agents can be sorted by any header, by keyboard, and the order is announced', async ({ page }) => {
  const panel = await openTab(page, 'agent-performance')
  const first = panel.getByRole('rowheader').first()
  const retention = panel.getByRole('columnheader', { name: 'Retention' })
  await expect(first).toHaveText('Lakshmi Iyer')
  await expect(panel.getByRole('columnheader', { name: 'Mark' })).toHaveAttribute('aria-sort', 'descending')

  await retention.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(retention).toHaveAttribute('aria-sort', 'descending')
  await page.keyboard.press('Enter')
  await expect(retention).toHaveAttribute('aria-sort', 'ascending')
  await expect(first).toHaveText('Dev Patel')
  await expect(panel.getByRole('status')).toHaveText('8 agents, sorted by Retention, lowest first')
  await expect(panel.locator('th[aria-sort]')).toHaveCount(1)
  await expect(retention.getByRole('button')).toBeFocused()
})

test('call counts sort as numbers', { tag: '@full' }, async ({ page }) => {
  const panel = await openTab(page, 'agent-performance')
  const first = panel.getByRole('rowheader').first()
  await panel.getByRole('button', { name: 'Calls' }).click()
  await expect(first).toHaveText(site.brand)
  await panel.getByRole('button', { name: 'Calls' }).click()
  await expect(first).toHaveText('Imran Khan')
})

test(
  'a filter shows the number of results, and an empty result offers to clear it',
  { tag: '@full' },
  async ({ page }) => {
    const panel = await openTab(page, 'agent-performance')
    const status = panel.getByRole('status')
    await panel.getByLabel('Mark').selectOption('60 to 79')
    await expect(status).toHaveText('2 of 8 agents, sorted by Mark, highest first')
    await expect(panel.getByRole('rowheader')).toHaveText(['Imran Khan', 'Dev Patel'])
    await panel.getByLabel('Mark').selectOption('below 60')
    await expect(status).toHaveText('0 of 8 agents, sorted by Mark, highest first')
    await panel.getByRole('button', { name: 'Show all 8 agents' }).click()
    await expect(status).toHaveText('8 agents, sorted by Mark, highest first')
    await expect(panel.getByLabel('Mark')).toBeFocused()
    await expect(panel.getByLabel('Mark')).toHaveValue('')
  },
)

test('a call keeps its reason when calls are sorted', { tag: '@full' }, async ({ page }) => {
  const panel = await openTab(page, 'quality-assessment')
  const calls = panel.getByRole('table', { name: /Latest marked calls/ })
  await panel.getByRole('button', { name: 'Length' }).click()
  await panel.getByRole('button', { name: 'Length' }).click()
  await expect(calls.getByRole('rowheader')).toHaveText([
    site.brand,
    'Dev Patel',
    'Imran Khan',
    'Meera Joshi',
  ])
  await expect(calls.getByRole('row').nth(4)).toContainText('Recording not disclosed')
})

test('the skills matrix opens on request', { tag: '@full' }, async ({ page }) => {
  const panel = await openTab(page, 'skills-matrix')
  await expect(panel.getByRole('table')).toBeHidden()
  await panel.getByText('7 agents by 6 skills').click()
  await expect(panel.getByRole('row', { name: /Lakshmi Iyer/ })).toBeVisible()
})

for (const width of [390, 1440]) {
  test(
    `every tab passes axe and fits its screen at ${width} px`,
    onlyInFullRun(width !== 390),
    async ({ page }) => {
      // Five screens of small figures: axe takes long to check their contrast.
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await openTab(page, 'quality-assessment')
      for (const name of tabs) {
        await page.getByRole('tab', { name }).click()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        expect(await violations(page, '#screens')).toEqual([])
      }
    },
  )
}

test(
  '“Speak to our Team” opens the contact dialog under its own heading',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(path)
    const contact = new ContactPage(page)
    await contact.untilReady()
    const openers = page.getByRole('main').getByRole('button', { name: 'Speak to our Team' })
    await expect(openers).toHaveCount(2)
    await openers.last().click()
    await expect(contact.dialog).toHaveAccessibleName('Have fifty calls marked.')
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'all five screens are shown with every row, and no dead controls',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(path)
      for (const name of tabs) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
      await expect(page.getByRole('rowheader', { name: 'Dev Patel' })).toHaveCount(2)
      await expect(page.locator('#screens').getByRole('combobox')).toHaveCount(0)
      await expect(page.locator('#screens').getByRole('button')).toHaveCount(0)
    },
  )
})
