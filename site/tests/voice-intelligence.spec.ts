import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const path = '/products/voice-intelligence'

test(
  'every contact button opens the dialog under a heading of its own',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(path)
    const contact = new ContactPage(page)
    await contact.untilReady()
    const buttons = page.getByRole('main').getByRole('button', { name: 'Schedule Demo' })
    await expect(buttons).toHaveCount(3)
    for (const [place, heading] of [
      'Let us listen to your calls.',
      'Tell us where the reading should go.',
      'Send us the call that went wrong.',
    ].entries()) {
      await buttons.nth(place).press('Enter')
      await expect(contact.dialog).toHaveAccessibleName(heading)
      await page.keyboard.press('Escape')
      await expect(contact.dialog).toBeHidden()
    }
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the gauges, the six moments, capabilities, limits and integrations can be read',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      for (const [name, reading] of [
        ['Pace', '118 words a minute'],
        ['Pitch', '194 Hz'],
        ['Worry', '24 of 100'],
        ['Talk-over', '0.4 seconds'],
      ] as const) {
        const gauge = main.locator('figure div', {
          has: page.getByRole('term').getByText(name, { exact: true }),
        })
        await expect(gauge.getByRole('definition').last()).toContainText(reading)
      }
      const together = main.getByRole('region', { name: 'How the caller calmed down' })
      await expect(together.getByRole('listitem')).toHaveCount(6)
      await expect(together.getByRole('listitem').first()).toContainText('40 apart')
      await expect(together.getByText(/caller falls from \d+ to 24/)).toBeAttached()
      const capabilities = main.getByRole('region', { name: 'Capabilities: six things it hears' })
      await expect(capabilities.getByRole('listitem')).toHaveCount(6)
      await expect(capabilities.getByRole('heading', { name: 'What it does not do' })).toBeVisible()
      await expect(
        main.getByRole('region', { name: 'Integrations: where each reading goes' }).getByRole('listitem'),
      ).toHaveCount(6)
    },
  )

  test('“See a caller calm down” leads to the figure', { tag: '@full' }, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'See a caller calm down' }).click()
    await expect(page.getByRole('heading', { name: 'How the caller calmed down' })).toBeInViewport()
  })
})
