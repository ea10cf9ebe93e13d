import { solutionAnchorLinks } from '../content/navigation.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const industries = ['banking', 'healthcare', 'ecommerce', 'manufacturing']
const anchors = [
  ...new Set([...solutionAnchorLinks.map(({ href }) => href.split('#')[1] ?? ''), ...industries]),
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } })

    test('every anchor of the footer opens its part', { tag: '@full' }, async ({ page }) => {
      for (const anchor of anchors) {
        await page.goto('about:blank')
        await page.goto(`/solutions#${anchor}`)
        const part = page.locator(`#${anchor}`)
        await expect(part).toBeInViewport()
        const header = await page.getByRole('banner').boundingBox()
        // Once the page has stopped moving, the part begins below the fixed header.
        await expect
          .poll(async () => (await part.boundingBox())?.y ?? 0, anchor)
          .toBeGreaterThanOrEqual(header?.height ?? 0)
        if (!industries.includes(anchor)) await expect(part.getByRole('link')).toBeVisible()
        else await expect(part.getByText('Sample:')).toBeVisible()
      }
    })

    test('footer links change the part on the page itself', { tag: '@full' }, async ({ page }) => {
      await page.goto('/solutions')
      if (javaScriptEnabled) await new ContactPage(page).untilReady()
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: 'Healthcare', exact: true }).click()
      await expect(page.locator('#healthcare')).toBeInViewport()
      await expect(page.getByRole('heading', { name: 'Sahyog Hospital' })).toBeVisible()
      await footer.getByRole('link', { name: 'EdTech', exact: true }).click()
      await expect(page.locator('#edtech')).toBeInViewport()
    })
  })
}

test('banking is open first; arrow keys go through the four industries and put them in the address', async ({
  page,
}) => {
  await page.goto('/solutions')
  await new ContactPage(page).untilReady()
  const tabs = page.getByRole('tablist', { name: 'Industries' }).getByRole('tab')
  await expect(tabs).toHaveText(['Banking', 'Healthcare', 'E-commerce', 'Manufacturing'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabs.first().focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Manufacturing' })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page).toHaveURL(/#manufacturing$/)
})

test('a link to one industry opens it, draws no focus ring around it, and Tab continues within it', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Healthcare', exact: true }).click()
  const panel = page.getByRole('tabpanel', { name: 'Healthcare' })
  await expect(panel).toBeVisible()
  await page.waitForLoadState()
  await expect(panel).not.toBeFocused()
  await expect(panel).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect(panel.locator(':focus')).toHaveCount(1)
})

test(
  'twelve calls lead to their pages, four use cases to theirs and to a demo',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/solutions')
    const contact = new ContactPage(page)
    await contact.untilReady()
    const calls = page.getByRole('region', { name: /^by (industry|use case)$/i }).getByRole('link')
    await expect(calls).toHaveCount(12)
    await expect(calls.first()).toHaveAttribute('href', '/solutions/banking')
    const useCases = page.getByRole('region', { name: /kinds of work, step by step/i })
    await expect(useCases.getByRole('heading', { level: 3 })).toHaveCount(4)
    await useCases.getByRole('button', { name: 'Schedule Demo of data analytics' }).click()
    await expect(contact.dialog).toHaveAccessibleName('See data analytics at work.')
  },
)

test(
  'manufacturing has no page of its own: its button opens the contact dialog',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/solutions#manufacturing')
    const contact = new ContactPage(page)
    await contact.untilReady()
    await page.getByRole('button', { name: 'Ask about manufacturing' }).click()
    await expect(contact.dialog).toHaveAccessibleName('Ask about manufacturing.')
    await expect(contact.field('message')).toHaveValue(/^In manufacturing/)
  },
)
