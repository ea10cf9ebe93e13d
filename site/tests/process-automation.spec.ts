import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { violations } from '../../tests/support/axe.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const path = '/products/process-automation'
const functions = [
  { id: 'customer-operations', name: 'Customer operations', process: 'Nominee change 22 min' },
  { id: 'finance-and-accounts', name: 'Finance and accounts', process: 'Credit note 24 min' },
  { id: 'human-resources', name: 'Human resources', process: 'Exit clearance 48 min' },
  { id: 'supply-and-purchase', name: 'Supply and purchase', process: 'Purchase order 21 min' },
]

test(
  'four business functions as tabs: by key, by address, each with its processes and impact',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${path}#human-resources`)
    await expect(page.getByRole('tab', { name: 'Human resources' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText('Eleven joining steps')

    await page.getByRole('tab', { name: 'Human resources' }).press('Home')
    await expect(page).toHaveURL(/#customer-operations$/)
    await page.getByRole('tab', { name: 'Customer operations' }).press('ArrowLeft')
    await expect(page).toHaveURL(/#supply-and-purchase$/)

    for (const { name, process } of functions) {
      await page.getByRole('tab', { name }).click()
      const panel = page.getByRole('tabpanel', { name })
      await expect(panel).toContainText('Impact')
      await expect(panel.getByRole('table').getByRole('row')).toHaveCount(6)
      await expect(panel.getByRole('row', { name: process })).toBeVisible()
    }
  },
)

test('each contact button opens the dialog with its own heading', { tag: '@full' }, async ({ page }) => {
  await page.goto(path)
  await new ContactPage(page).untilReady()
  const headings = new Set<string>()
  for (const button of await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).all()) {
    await button.click()
    const dialog = page.getByRole('dialog')
    headings.add(await dialog.getByRole('heading').first().innerText())
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  expect(headings.size).toBe(4)
})

test(
  'the marks of the enlarged call are where the scale puts their seconds',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const figure = page.getByRole('region', { name: 'One address, four systems' })
    const wave = await figure.locator('svg').last().boundingBox()
    const mark = await figure.getByRole('listitem').filter({ hasText: '264 ms' }).boundingBox()
    if (!wave || !mark) throw new Error('The enlarged call is not drawn')
    expect((mark.x - wave.x) / wave.width).toBeCloseTo(44 / 69, 2)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'all four functions are there as sections, and both ways are described in words',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(path)
      for (const { name, process } of functions) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(page.getByRole('row', { name: process })).toBeVisible()
      }
      const figure = page.getByRole('region', { name: 'One address, four systems' })
      await expect(figure).toContainText('waiting 4:00 to 5:30, at work 5:30 to 9:30, waiting 9:30 to 12:00')
      await expect(figure.getByRole('listitem').filter({ hasText: '0:44' })).toContainText('Card system')
    },
  )
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
        for (const { name } of functions) {
          await page.getByRole('tab', { name }).click()
          await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
          expect(await violations(page, '#functions')).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        }
      },
    )
  })
}
