import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

test('the overview presents three products as cards, each leading to its page', async ({ page }) => {
  await page.goto('/products')
  const cards = page.getByRole('region', { name: 'Three products' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [place, name, path] of [
    [0, 'Virtual Assistant', '/products/virtual-assistant'],
    [1, 'QAMS', '/products/qams'],
    [2, 'Zapra', '/products/zapra'],
  ] as const) {
    const card = cards.nth(place)
    await expect(card).toHaveAccessibleName(name)
    await expect(card.getByRole('link')).toHaveAttribute('href', path)
    await expect(card.getByRole('listitem')).toHaveCount(3)
  }
})

test('the whole card is the link', { tag: '@full' }, async ({ page }) => {
  await page.goto('/products')
  await page
    .getByRole('article', { name: 'Virtual Assistant' })
    .getByText('Answers on your own numbers')
    // The link covers the words on purpose. Playwright would treat it as an obstacle.
    .click({ force: true })
  await expect(page).toHaveURL(/\/products\/virtual-assistant$/)
})

test('the other five products follow, each with its page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/products')
  const links = page.getByRole('region', { name: 'Five more products' }).getByRole('link')
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(paths).toEqual([
    '/products/smart-analytics',
    '/products/voice-intelligence',
    '/products/process-automation',
    '/products/customer-intelligence',
    '/products/document-processing',
  ])
})

test(
  'the last button opens the contact dialog with a fitting heading',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    const contact = new ContactPage(page)
    await contact.untilReady()
    await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).last().click()
    await expect(contact.dialog).toHaveAccessibleName('Find out which product comes first.')
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all eight products can be read and reached', { tag: '@full' }, async ({ page }) => {
    await page.goto('/products')
    const main = page.getByRole('main')
    for (const name of ['Virtual Assistant', 'QAMS', 'Zapra']) {
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    }
    await expect(main.locator('a[href^="/products/"]')).toHaveCount(8)
  })
})
