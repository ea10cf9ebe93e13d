import { site } from '../../common/brand/site.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

test('the header is clear at the top of the page and solid once scrolled by 12 px', async ({ page }) => {
  await page.goto('/')
  const ground = () =>
    page.getByRole('banner').evaluate((header) => Number(getComputedStyle(header, '::before').opacity))
  await expect.poll(ground).toBe(0)
  await page.evaluate(() => scrollTo({ top: 12, behavior: 'instant' }))
  await expect.poll(ground).toBe(1)
})

test('the content of the navigation is at most 1280 px wide', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/')
  const [brand, contact] = await Promise.all([
    page
      .getByRole('banner')
      .getByRole('link', { name: `${site.brand}, home` })
      .boundingBox(),
    page.getByRole('banner').getByRole('button', { name: 'Contact Sales' }).boundingBox(),
  ])
  if (!brand || !contact) throw new Error('the header is not shown')
  expect(contact.x + contact.width - brand.x).toBe(1280)
})

for (const role of ['CEO', 'CTO', 'CSO']) {
  test(
    `“Speak to our ${role}” opens the contact dialog addressed to that person`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/')
      const contact = new ContactPage(page)
      await contact.untilReady()
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: `Speak to our ${role}` })
        .click()
      await expect(contact.dialog).toHaveAccessibleName(`Write to our ${role}.`)
      await expect(contact.field('message')).toHaveValue(`For the ${role}: `)
    },
  )
}

test('the footer names compliance, law, contact and year', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const badges = footer.getByRole('navigation', { name: 'Compliance' }).getByRole('link')
  await expect(badges).toHaveCount(7)
  await expect(badges.first()).toHaveAttribute('href', '/security#standards')
  await expect(footer.getByRole('link', { name: 'Banking' })).toHaveAttribute('href', '/solutions#banking')
  for (const name of [site.email.privacy, site.email.legal, site.phone.display, 'Privacy policy'])
    await expect(footer.getByRole('link', { name })).toBeVisible()
  await expect(
    footer.getByText(`© ${site.copyrightYear} ${site.company}. All rights reserved.`),
  ).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test(
      '“Back to top” leads there, and the next Tab starts at the header',
      { tag: '@full' },
      async ({ page }) => {
        await page.goto('/')
        await page.getByRole('link', { name: 'Back to top' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        await expect.poll(async () => (await page.locator('#top').boundingBox())?.y).toBe(0)
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: `${site.brand}, home` }).first()).toBeFocused()
      },
    )
  })
}
