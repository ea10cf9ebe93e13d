import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

test('the page presents four partnership types with their benefits, six benefits and six requirements', async ({
  page,
}) => {
  await page.goto('/partner-program')
  for (const type of ['Technology', 'Channel', 'Implementation', 'Regional']) {
    const article = page.getByRole('article', { name: `${type} partners` })
    await expect(article.getByRole('listitem')).toHaveCount(3)
  }
  await expect(page.getByRole('region', { name: /What you get/ }).getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('region', { name: /What we ask/ }).getByRole('listitem')).toHaveCount(6)
})

test(
  '“How to join” leads to the four steps, which follow each other without a gap',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/partner-program')
    await page.getByRole('link', { name: 'How to join' }).press('Enter')
    const process = page.getByRole('region', { name: /Four steps/ })
    await expect(process.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(process.getByRole('heading', { level: 3 })).toHaveText([
      'Application',
      'Evaluation',
      'Onboarding',
      'Launch',
    ])
    const bars = await process.locator('li i').evaluateAll((found) =>
      found.map((bar) => {
        const { left, right } = bar.getBoundingClientRect()
        return { left, right }
      }),
    )
    for (const [at, bar] of bars.entries()) {
      const next = bars[at + 1]
      if (next) expect(Math.abs(next.left - bar.right)).toBeLessThan(1.5)
    }
  },
)

test('testimonials are marked as samples', { tag: '@full' }, async ({ page }) => {
  await page.goto('/partner-program')
  const testimonials = page.getByRole('region', { name: /Testimonials/ })
  await expect(testimonials.getByRole('blockquote')).toHaveCount(3)
  await expect(testimonials).toContainText('Samples: people and companies are fictional.')
})

test(
  'both “Speak to our Team” open the contact dialog with a fitting heading',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/partner-program')
    const contact = new ContactPage(page)
    await contact.untilReady()
    const buttons = page.getByRole('main').getByRole('button', { name: 'Speak to our Team' })
    await buttons.last().click()
    await expect(contact.dialog).toHaveAccessibleName('Bring one customer and one call.')
    await page.keyboard.press('Escape')
    await buttons.first().click()
    await expect(contact.dialog).toHaveAccessibleName('Work with us as a partner.')
    await expect(contact.field('message')).toHaveValue(/^We would like to become a partner/)
  },
)
