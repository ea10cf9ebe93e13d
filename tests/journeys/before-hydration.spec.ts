import type { Page, Request } from '@playwright/test'
import { formNotes } from '../../content/sign-in-words.ts'
import { site } from '../../content/site.ts'
import { ContactPage, nandini } from '../support/contact-page.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { expect, test } from '../support/journey.ts'

test('before any script has loaded the dialog opens under its heading and keeps what is typed', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const contact = new ContactPage(page)
  await page.goto('/')
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
  const release = await holdScripts(page)
  const contact = new ContactPage(page)
  await page.goto('/')
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

test('a press and a volume set before any script has loaded count as soon as it has', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  release()
  await expect(page.getByRole('status').filter({ hasText: formNotes.forgotten })).toBeVisible()

  const releaseAgain = await holdScripts(page)
  await page.goto('/offers#estimate')
  await page.getByRole('slider', { name: 'Chat bot' }).press('End')
  releaseAgain()
  await expect(page.getByText('For 60,000 chats, Scale costs least.')).toBeVisible()
})

test('of a volume typed and then slid before any script has loaded the later counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/offers#estimate')
  await page.getByRole('textbox', { name: 'Voice bot' }).fill('9000')
  await page.getByRole('slider', { name: 'Voice bot' }).press('ArrowRight')
  release()
  await expect(page.getByText('For 16,250 minutes, Growth costs least.')).toBeVisible()
})

test('a browser without invoker commands opens and closes the dialog all the same', async ({ page }) => {
  await page.addInitScript(() => {
    // Such a browser knows neither the property nor the behaviour of the attribute.
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

test('script that cannot be loaded at first is tried again at the next input', async ({ page }) => {
  let failures = 0
  await page.route('**/assets/client-*.js', (route) => {
    failures += 1
    return failures <= 2 ? route.abort() : route.continue()
  })
  await page.goto('/')
  await expect.poll(() => failures).toBeGreaterThan(0)
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('html[data-started]')).toBeAttached({ timeout: 500 })
  }).toPass()
})

test('a form whose script cannot be loaded offers other ways, and is tried again at the next touch', async ({
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
  await contact.field('message').click()
  await expect(contact.form).toHaveAttribute('data-ready', '')
  await expect(contact.dialog.getByText('Please write to us.')).toBeHidden()
})

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('the text is all there, and the dialog offers an address to write to in place of the form', async ({
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

/** Opens a page and gives its requests, as they come, data in addresses left out. Nothing that a test does counts as a press. */
async function openUntouched(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = []
  page.on('request', (request) => request.url().startsWith('http') && requests.push(request))
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  )
  await page.goto(path, { waitUntil: 'networkidle' })
  return requests
}

test('home, untouched, asks for its picture and nothing else: its fonts and icon are in it', async ({
  page,
}) => {
  const requests = await openUntouched(page, '/')
  expect(requests.map((request) => request.resourceType())).toEqual(['document', 'image'])
})

test('a page that nobody touches loads no script until the first scroll', async ({ page }) => {
  const requests = await openUntouched(page, '/offers')
  const scripts = () => requests.filter((request) => request.resourceType() === 'script')
  expect(scripts()).toEqual([])
  await page.mouse.wheel(0, 100)
  await expect(page.locator('html[data-all-started]')).toBeAttached()
  expect(scripts().length).toBeGreaterThan(0)
})
