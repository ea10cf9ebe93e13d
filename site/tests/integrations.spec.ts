import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/journey.ts'

test('the directory can be searched and filtered by kind, counts the results, and shows all again', async ({
  page,
}) => {
  await page.goto('/integrations')
  await new ContactPage(page).untilReady()
  const rows = page.getByRole('table').locator('tbody tr:visible')
  const all = await rows.count()
  const search = page.getByRole('searchbox', { name: 'Search' })

  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Payments')
  await search.fill('refund RAZOR')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Razorpay')
  await expect(page.getByRole('status').filter({ hasText: 'systems' })).toHaveText(`1 of ${all} systems`)

  await search.fill('no such system')
  await page.getByRole('button', { name: `Show all ${all} systems` }).press('Enter')
  await expect(rows).toHaveCount(all)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the directory is complete, samples are marked, and no dead control is above it', async ({ page }) => {
    await page.goto('/integrations')
    const table = page.getByRole('table')
    await expect(table.getByRole('row', { name: /^Finacle Sample Core banking/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /^SIP trunk Telephony/ })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.getByRole('combobox')).toHaveCount(0)
  })
})
