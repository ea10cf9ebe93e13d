import { site } from '../../common/brand/site.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { ContactPage, nandini, sendPath } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const success = {
  title: 'Message Sent Successfully!',
  text: "Thank you for your interest. We'll get back to you within 24 hours.",
}
const failure = {
  title: 'Error Sending Message',
  text: `There was a problem sending your message. Please try again or contact us directly at ${site.email.sales}`,
}

/** Stops the page's clock when the answer has arrived, so that durations can be tested exactly. */
async function openWithClock(contact: ContactPage) {
  await contact.page.clock.install()
  await contact.page.goto('/')
  await contact.open()
  await contact.fill()
}

test(
  'while sending: button disabled and "Sending...", fields locked, one request',
  { tag: '@full' },
  async ({ page }) => {
    const contact = new ContactPage(page)
    let sent = 0
    const answer = Promise.withResolvers<void>()
    await page.route(sendPath, async (route) => {
      sent += 1
      await answer.promise
      await route.fulfill({ status: 200, body: 'OK' })
    })
    await page.goto('/')
    await contact.open()
    await contact.fill()
    await contact.submit.dblclick()
    await expect(contact.submit).toHaveText('Sending...')
    await expect(contact.submit).toBeDisabled()
    await expect(contact.field('message')).not.toBeEditable()
    answer.resolve()
    await expect(contact.toast).toContainText(success.title)
    expect(sent).toBe(1)
  },
)

test('after success: "Message Sent!", form empty, toast 5 s, dialog closes after 2 s', async ({ page }) => {
  const contact = new ContactPage(page)
  await page.route(sendPath, (route) => route.fulfill({ status: 200, body: 'OK' }))
  await openWithClock(contact)
  await page.clock.pauseAt(Date.now() + 60_000)
  await contact.submit.click()
  await expect(contact.submit).toHaveText('Message Sent!')
  await expect(contact.submit).toBeDisabled()
  expect(Object.values(await contact.values()).join('')).toBe('')
  await expect(contact.toast).toContainText(success.title)
  await expect(contact.toast).toContainText(success.text)

  await page.clock.runFor(1950)
  await expect(contact.dialog).toBeVisible()
  await page.clock.runFor(100)
  await expect(contact.dialog).toBeHidden()
  await expect(contact.opener).toBeFocused()

  await expect(contact.toast).toBeVisible()
  await page.clock.runFor(2900)
  await expect(contact.toast).toBeVisible()
  await page.clock.runFor(150)
  await expect(contact.toast).toHaveCount(0)

  await contact.opener.click()
  await expect(contact.submit).toHaveText('Send message')
  await expect(contact.submit).toBeEnabled()
})

test('a page from before a new version says so, and keeps what was typed across the reload', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  let sent = 0
  await page.goto('/')
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.route(/:\d+\/$/, async (route) => {
    const newer = await route.fetch()
    await route.fulfill({ body: (await newer.text()).replaceAll('/assets/', '/assets/newer-') })
  })
  await contact.opener.click()
  const load = contact.dialog.getByRole('button', { name: 'There is a new version of this page.' })
  await expect(load).toBeVisible()
  await expect(contact.dialog.getByText('This form needs JavaScript')).toBeHidden()
  await contact.fill()
  const typed = await contact.values()
  await contact.submit.click()
  await expect(load).toBeFocused()

  await page.unrouteAll({ behavior: 'wait' })
  await page.route(sendPath, (route) => {
    sent += 1
    return route.fulfill({ status: 200, body: 'OK' })
  })
  await load.click()
  await expect(contact.dialog).toBeVisible()
  await expect.poll(() => contact.values()).toEqual(typed)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await contact.submit.click()
  await expect(contact.toast).toContainText(success.title)
  expect(sent).toBe(1)
})

for (const [what, status] of [
  ['a server error', 500],
  ['a success that is not 200', 202],
  ['too many requests', 429],
] as const) {
  test(
    `after ${what} (${status}): failure toast, form kept, dialog open`,
    onlyInFullRun(status !== 500),
    async ({ page }) => {
      const contact = new ContactPage(page)
      await page.route(sendPath, (route) => route.fulfill({ status, body: 'no' }))
      await page.goto('/')
      await contact.open()
      await contact.fill()
      await contact.submit.click()
      await expect(contact.toast).toContainText(failure.title)
      await expect(contact.toast).toContainText(failure.text)
      await expect(contact.dialog).toBeVisible()
      await expect(contact.submit).toHaveText('Send message')
      await expect(contact.submit).toBeEnabled()
      await expect(contact.submit).toBeFocused()
      expect(await contact.values()).toEqual(nandini)
    },
  )
}

test('the failure toast is shown 7 s, above the dialog, usable and announced', async ({ page }) => {
  const contact = new ContactPage(page)
  await page.route(sendPath, (route) => route.abort())
  await openWithClock(contact)
  await page.clock.pauseAt(Date.now() + 60_000)
  await contact.submit.click()
  await expect(contact.toast).toContainText(failure.title)
  await expect(contact.dialog.getByRole('status')).toHaveText(`${failure.title} ${failure.text}`)
  const onTop = await contact.toast.evaluate((toast) => {
    const box = toast.getBoundingClientRect()
    return toast.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
  })
  expect(onTop).toBe(true)
  await expect(contact.toast.getByRole('link')).toHaveAttribute('href', `mailto:${site.email.sales}`)

  await page.clock.runFor(6900)
  await expect(contact.toast).toBeVisible()
  await page.clock.runFor(150)
  await expect(contact.toast).toHaveCount(0)
  expect(await contact.values()).toEqual(nandini)
})

test('a toast can be dismissed by keyboard above the open dialog', { tag: '@full' }, async ({ page }) => {
  const contact = new ContactPage(page)
  await page.route(sendPath, (route) => route.abort())
  await page.goto('/')
  await contact.open()
  await contact.fill()
  await contact.submit.click()
  await contact.toast.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Enter')
  await expect(contact.toast).toHaveCount(0)
  await expect(contact.dialog).toBeVisible()
})

test('no answer within 15 s is a failure, and the form can be sent again', async ({ page }) => {
  const contact = new ContactPage(page)
  let sent = 0
  await page.route(sendPath, (route) => {
    sent += 1
    return sent === 1 ? undefined : route.fulfill({ status: 200, body: 'OK' })
  })
  await openWithClock(contact)
  await page.clock.pauseAt(Date.now() + 60_000)
  await contact.submit.click()
  await expect(contact.submit).toHaveText('Sending...')
  await expect.poll(() => sent).toBe(1)
  await page.clock.runFor(14_900)
  await expect(contact.submit).toHaveText('Sending...')
  await page.clock.runFor(200)
  await expect(contact.toast).toContainText(failure.title)
  expect(await contact.values()).toEqual(nandini)

  await contact.submit.click()
  await expect(contact.submit).toHaveText('Message Sent!')
})

test(
  'a dialog closed by hand after success is ready when opened again',
  { tag: '@full' },
  async ({ page }) => {
    const contact = new ContactPage(page)
    await page.route(sendPath, (route) => route.fulfill({ status: 200, body: 'OK' }))
    await openWithClock(contact)
    await page.clock.pauseAt(Date.now() + 60_000)
    await contact.submit.click()
    await expect(contact.submit).toHaveText('Message Sent!')
    await page.keyboard.press('Escape')
    await expect(contact.dialog).toBeHidden()
    await contact.opener.click()
    await expect(contact.submit).toHaveText('Send message')
    await page.clock.runFor(3000)
    await expect(contact.dialog).toBeVisible()
  },
)

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(
    `the toast stays still and visible while its dialog closes (${name})`,
    onlyInFullRun(name !== 'phone'),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.route(sendPath, (route) => route.fulfill({ status: 200, body: 'OK' }))
      const contact = new ContactPage(page)
      await page.goto('/')
      await contact.open()
      await contact.fill()
      await contact.submit.click()
      await expect(contact.toast).toHaveCSS('opacity', '1')
      // Every frame from before the dialog closes until well after it.
      const seen = await contact.dialog.evaluate(async (dialog) => {
        const looks = new Set<string>()
        let closed = Infinity
        while (performance.now() < closed + 800) {
          await new Promise(requestAnimationFrame)
          const toast = document.querySelector('[data-tone]')
          // Horizontally it may move: hidden scrollbars leave their space free for a moment.
          looks.add(toast ? `${toast.getBoundingClientRect().y} ${getComputedStyle(toast).opacity}` : 'gone')
          if (!(dialog as HTMLDialogElement).open) closed = Math.min(closed, performance.now())
        }
        return [...looks]
      })
      expect(seen).toHaveLength(1)
      await expect(contact.dialog).toBeHidden()
      await expect(contact.toast).toBeVisible()
    },
  )
