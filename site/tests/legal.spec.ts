import { site } from '../../common/brand/site.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/journey.ts'

const documents = [
  {
    path: '/privacy-policy',
    date: 'April 1st, 2025',
    anchors: ['personal-info', 'data-collection', 'security', 'rights'],
    middle: { anchor: 'rights', title: 'Your rights' },
  },
  {
    path: '/terms-of-use',
    date: 'April 1st, 2025',
    anchors: ['service-agreement', 'user-responsibilities', 'intellectual-property', 'limitations'],
    middle: { anchor: 'limitations', title: 'Limits of liability' },
  },
  {
    path: '/data-processing-agreement',
    date: 'November 29th, 2026',
    anchors: ['instructions', 'subprocessors', 'incidents', 'erasure'],
    middle: { anchor: 'incidents', title: 'Incidents' },
  },
]

for (const { path, date, anchors, middle } of documents) {
  test.describe(path, () => {
    test('it says when it was last updated', { tag: '@full' }, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(date)).toBeVisible()
    })

    test(
      'the contents list follows the reading position, by scrolling, by its links and from the address',
      { tag: '@full' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(`${path}#${middle.anchor}`)
        await new ContactPage(page).untilReady()
        const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
        const current = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]')
        await expect(current).toHaveText(middle.title)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await expect(current).toHaveText(await links.first().innerText())
        for (const link of [links.nth(1), links.last()]) {
          await link.press('Enter')
          await expect(current).toHaveText(await link.innerText())
          await expect(page.getByRole('heading', { level: 2, name: await link.innerText() })).toBeInViewport()
        }
      },
    )

    test(
      'every anchor leads to a section below the header, with its note beside the clauses',
      { tag: '@full' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const anchor of anchors) {
          await page.goto(`${path}#${anchor}`)
          const section = page.locator(`#${anchor}`)
          await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
          await expect(section.getByText('In plain words:')).toHaveCount(1)
          expect(await section.evaluate((found) => found.getBoundingClientRect().top)).toBeGreaterThan(70)
        }
      },
    )

    test(
      'in print it is only the text, black on white, with notes marked',
      { tag: '@full' },
      async ({ page }) => {
        await page.emulateMedia({ media: 'print' })
        await page.goto(path)
        await expect(page.getByRole('banner')).toBeHidden()
        await expect(page.getByRole('contentinfo')).toBeHidden()
        await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
        await expect(page.getByText('In plain words:').first()).toBeInViewport()
      },
    )
  })
}

test('as the privacy policy says, visiting and sending the form leaves no cookie and nothing stored in the browser', async ({
  page,
  context,
  leadDesk,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(leadDesk.origin) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  const contact = new ContactPage(page)
  for (const path of ['/', '/products/zapra', '/privacy-policy']) {
    await page.goto(path)
    await contact.untilReady()
  }
  await contact.open()
  await contact.fill()
  await contact.submit.click()
  await expect(contact.toast).toContainText('Message Sent Successfully!')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect(foreign).toEqual([])
})

test(
  'as the privacy policy says, the demo stores two kinds of entries and deletes them again',
  { tag: '@full' },
  async ({ page, context }) => {
    const kept = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
    await page.goto('/login')
    await new ContactPage(page).untilReady()
    await page.getByRole('tab', { name: 'Demo Accounts' }).click()
    await page.getByRole('button', { name: 'System Administrator' }).click()
    await page.getByRole('button', { name: 'Pause live' }).click()
    const [local = [], session] = await kept()
    expect(local.filter((key) => key !== 'currentUser' && !key.startsWith('portal:'))).toEqual([])
    expect(local.length).toBeGreaterThan(1)
    expect(session).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).not.toContain(site.demo.password)

    const account = page.getByRole('button', { name: 'Account: System Administrator' })
    await account.click()
    await page.getByRole('button', { name: 'Reset sample data' }).click()
    await account.click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('/login')
    expect((await kept())[0]).not.toContain('currentUser')
    expect(await context.cookies()).toEqual([])
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both can be read, and lead to each other', { tag: '@full' }, async ({ page }) => {
    await page.goto('/privacy-policy')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Terms of use' }).click()
    await expect(page).toHaveURL('/terms-of-use')
    await page
      .getByRole('main')
      .getByRole('complementary')
      .getByRole('link', { name: 'Privacy policy' })
      .click()
    await expect(page).toHaveURL('/privacy-policy')
  })
})
