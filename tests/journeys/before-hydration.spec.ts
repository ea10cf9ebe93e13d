import { formNotes } from '../../portal/content/sign-in-words.ts'
import { site } from '../../common/brand/site.ts'
import { ContactPage, nandini } from '../support/contact-page.ts'
import { estimateOf } from '../support/estimate.ts'
import { openBeforeScript } from '../support/hold-scripts.ts'
import { expect, test } from '../support/journey.ts'

/** Whether this Chromium retries a script that failed to load; older ones do so after a reload: docs/browsers.md. */
const asksAgain = (version = '') => Number(version.split('.')[0]) >= 156

test('before any script has loaded the dialog opens under its heading and keeps what is typed', async ({
  page,
}) => {
  const release = await openBeforeScript(page, '/')
  const contact = new ContactPage(page)
  await page.getByRole('button', { name: 'Schedule Enterprise Demo' }).click()
  await expect(contact.dialog).toHaveAccessibleName('Schedule an enterprise demo.')
  await contact.fill()
  release()
  await contact.untilFormIsReady()
  expect(await contact.values()).toEqual(nandini)
  await expect(contact.dialog).toHaveAccessibleName('Schedule an enterprise demo.')
})

test('a form submitted before any script has loaded is sent once, as soon as it can be', async ({
  page,
  leadDesk,
  mailbox,
}) => {
  const release = await openBeforeScript(page, '/')
  const contact = new ContactPage(page)
  await contact.opener.click()
  await contact.fill()
  await contact.submit.click()
  await expect(contact.form).toHaveAttribute('data-held', '')
  expect(page.url()).toBe(`${leadDesk.origin}/`)
  release()
  const { mail } = await mailbox.waitForMail({ timeoutMs: 20_000 })
  expect(mail.text).toContain(nandini.message)
  await expect(contact.dialog).toBeHidden()
  expect(mailbox.received).toHaveLength(1)
})

test('a press and a volume set before any script has loaded count as soon as one has', async ({ page }) => {
  const release = await openBeforeScript(page, '/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  release()
  await expect(page.getByRole('status').filter({ hasText: formNotes.forgotten })).toBeVisible()

  const releaseAgain = await openBeforeScript(page, '/offers#estimate')
  await page.getByRole('slider', { name: 'Chat bot' }).press('End')
  releaseAgain()
  await expect(page.getByText(estimateOf('chat', 60_000).says)).toBeVisible()
})

test('a press between the page’s script and React counts as soon as React has come', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/sign-in\.island/, (route) => released.then(() => route.continue()))
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('main').getByRole('tab')).toHaveCount(2)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  release()
  await expect(page.getByRole('status').filter({ hasText: formNotes.forgotten })).toBeVisible()
})

test('a filter pressed before any script has loaded counts as soon as one has', async ({ page }) => {
  const release = await openBeforeScript(page, '/blog')
  const category = page.locator('[data-category=news]')
  await category.click()
  release()
  await expect(category).toHaveAttribute('aria-pressed', 'true')
})

test('of a volume typed and then slid before any script has loaded, the later counts', async ({ page }) => {
  const release = await openBeforeScript(page, '/offers#estimate')
  await page.getByRole('textbox', { name: 'Voice bot' }).fill('9000')
  await page.getByRole('slider', { name: 'Voice bot' }).press('ArrowRight')
  release()
  await expect(page.getByText(estimateOf('voice', 16_250).says)).toBeVisible()
})

test('a browser without invoker commands still opens and closes the dialog', async ({ page }) => {
  await page.addInitScript(() => {
    // Such a browser has neither the property nor the attribute's behaviour.
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('[commandfor]')) event.preventDefault()
      },
      { capture: true },
    )
  })
  const contact = new ContactPage(page)
  await page.goto('/')
  await contact.opener.click()
  await expect(contact.dialog).toBeVisible()
  await contact.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(contact.dialog).toBeHidden()
})

test('a script that fails to load at first is retried at the next input', async ({ page }) => {
  let failures = 0
  await page.route('**/assets/client-*.js', (route) => {
    failures += 1
    return failures <= 2 ? route.abort() : route.continue()
  })
  const contact = new ContactPage(page)
  await page.goto('/')
  await contact.opener.click()
  await expect(contact.dialog.getByText('Please write to us.')).toBeVisible()
  if (!asksAgain(page.context().browser()?.version())) {
    failures = 2
    await page.reload()
    await contact.open()
  } else {
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(contact.form).toHaveAttribute('data-ready', '', { timeout: 500 })
    }).toPass()
  }
  await expect(contact.dialog.getByText('Please write to us.')).toBeHidden()
})

test('a form whose script fails to load offers other ways, and is retried at the next touch', async ({
  page,
}) => {
  let failures = 0
  await page.route('**/assets/lead-form.island-*.js', (route) => {
    failures += 1
    return failures <= 1 ? route.abort() : route.continue()
  })
  const contact = new ContactPage(page)
  await page.goto('/')
  await contact.untilReady()
  await contact.opener.click()
  await expect(contact.dialog.getByText('Please write to us.')).toBeVisible()
  if (asksAgain(page.context().browser()?.version())) await contact.field('message').click()
  else {
    await page.reload()
    await contact.open()
  }
  await expect(contact.form).toHaveAttribute('data-ready', '')
  await expect(contact.dialog.getByText('Please write to us.')).toBeHidden()
})

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('all text is there, and the dialog offers an address to write to instead of the form', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Schedule Enterprise Demo' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('form')).toBeHidden()
    await expect(dialog.getByRole('link', { name: site.email.sales }).last()).toBeVisible()
  })
})

test('home, untouched, loads its own script and no React', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.join()).toMatch(/client-[^,]*$/)
  expect(scripts.filter((url) => /react|island/.test(url))).toEqual([])
})
