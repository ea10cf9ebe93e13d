import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const path = '/products/smart-analytics'

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
  expect(headings.size).toBe(3)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the river has a description, and its figures open by keyboard and add up',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(path)
      const river = page.getByRole('region', { name: 'Reasons for calling, all month' })
      await expect(river.getByRole('img', { name: /swells three times/ })).toBeVisible()

      await river.locator('summary').focus()
      await page.keyboard.press('Enter')
      const row = async (name: string) => {
        const cells = await river.getByRole('row', { name }).getByRole('cell').allInnerTexts()
        return cells.map((figure) => Number(figure.replaceAll(',', '')))
      }
      const [weeks, month] = [(await row('All reasons')).slice(0, 4), (await row('All reasons')).at(-1)]
      expect(weeks.reduce((sum, calls) => sum + calls)).toBe(month)
      expect((await row('Late fee'))[2]).toBeGreaterThan(2 * ((await row('Late fee'))[1] ?? Infinity))
    },
  )
})
