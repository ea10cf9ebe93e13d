import type { Locator, Page } from '@playwright/test'
import { ContactPage } from '../support/contact-page.ts'
import { expect, test } from '../support/journey.ts'
import { notch, onItsSide, setNotch, upright } from '../support/notch.ts'
import { signInPaused } from '../support/signed-in.ts'

test.describe('in portrait', () => {
  test.use({ ...upright, reducedMotion: 'reduce' })

  test('the page does not scroll behind dialog and menu, and keeps its position', async ({ page }) => {
    await page.goto('/products')
    const contact = new ContactPage(page)
    await contact.untilReady()
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
    await press(contact.opener)
    await expect(contact.dialog).toBeVisible()
    await swipeUp(page, 700)
    expect(await page.evaluate(() => scrollY)).toBe(600)
    // With less room the dialog itself scrolls. At its end the page behind must not scroll.
    await page.setViewportSize({ width: 390, height: 500 })
    await swipeUp(page, 450)
    await expect.poll(() => contact.dialog.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0)
    for (const from of [450, 450, 40]) await swipeUp(page, from)
    expect(await page.evaluate(() => scrollY)).toBe(600)
    await press(contact.dialog.getByRole('button', { name: 'Close', exact: true }))
    await expect(contact.opener).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(600)

    await page.setViewportSize(upright.viewport)
    const menu = page.getByRole('button', { name: 'Menu' })
    await press(menu)
    await expect(page.locator('#mobile-menu')).toBeVisible()
    for (const from of [700, 30]) await swipeUp(page, from)
    expect(await page.evaluate(() => scrollY)).toBe(600)
    await press(menu)
    await expect(page.locator('#mobile-menu')).toBeHidden()
    await swipeUp(page, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  })

  test(
    'header, menu, dialog and toast keep clear of the notch and of the home bar',
    { tag: '@full' },
    async ({ page }) => {
      const { top, bottom } = notch.upright
      await setNotch(page, notch.upright)
      await page.goto('/')
      const contact = new ContactPage(page)
      await contact.untilReady()
      const menu = page.getByRole('button', { name: 'Menu' })
      expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual(top)
      await menu.tap()
      expect((await page.locator('#mobile-menu a').last().boundingBox())?.y).toBeGreaterThan(top + 64)
      await contact.opener.tap()
      await expect(contact.dialog).toBeVisible()
      const heading = contact.dialog.getByRole('heading').first()
      const close = contact.dialog.getByRole('button', { name: 'Close', exact: true })
      for (const part of [heading, close]) expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(top)
      await contact.dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight))
      const note = await contact.form.getByText('Privacy policy').boundingBox()
      expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(844 - bottom)
    },
  )

  test(
    'the portal’s bars and the assistant’s field keep clear of them too',
    { tag: '@full' },
    async ({ page }) => {
      const { top, bottom } = notch.upright
      await setNotch(page, notch.upright)
      await signInPaused(page, 'admin')
      await page.goto('/dashboard')
      const account = page.getByRole('button', { name: 'Account' })
      expect((await account.boundingBox())?.y).toBeGreaterThanOrEqual(top)
      const desk = page.getByRole('navigation', { name: 'Desks' }).getByRole('link').last()
      const shown = await desk.boundingBox()
      expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(844 - bottom)
      await page.goto('/agent')
      const ask = await page.getByRole('button', { name: 'Ask', exact: true }).boundingBox()
      expect((ask?.y ?? 0) + (ask?.height ?? 0)).toBeLessThanOrEqual(844 - bottom)
      expect((await page.getByText('Ready').boundingBox())?.y).toBeGreaterThanOrEqual(top)
    },
  )

  test('each field has the appropriate keyboard and autofill', async ({ page }) => {
    await page.goto('/')
    const contact = new ContactPage(page)
    await contact.open()
    expect(await keyboards(page, '#contact-dialog')).toEqual({
      firstName: 'text given-name send words unchecked',
      lastName: 'text family-name send words unchecked',
      email: 'email email send - unchecked',
      countryCode: 'select-one tel-country-code - - checked',
      phoneNumber: 'tel tel-national send - checked',
      company: 'text organization send words unchecked',
      message: 'textarea - - - checked',
    })
    await page.goto('/login')
    expect(await keyboards(page, 'main')).toEqual({
      email: 'email username go - unchecked',
      password: 'password current-password go none unchecked',
    })
    await page.goto('/blog')
    expect(await keyboards(page, 'main')).toEqual({
      q: 'search off search none unchecked',
      email: 'email email send - unchecked',
    })
  })

  test(
    'a press outside closes the menu, also where the browser does not do so itself',
    { tag: '@full' },
    async ({ page }) => {
      // As on an iPhone before iOS 18.3, where a press outside does not close a popover.
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.goto('/')
      await new ContactPage(page).untilReady()
      const products = page.getByRole('button', { name: 'Products' })
      const panel = page.locator('.dropdown, [data-menu]').first().locator('[popover]')
      await panel.evaluate((menu: HTMLElement) => (menu.popover = 'manual'))
      await products.tap()
      await expect(panel).toBeVisible()
      await page.touchscreen.tap(500, 740)
      await expect(panel).toBeHidden()
      await expect(products).toHaveAttribute('aria-expanded', 'false')
    },
  )
})

test.describe('in landscape', () => {
  test.use({ ...onItsSide, reducedMotion: 'reduce' })

  test(
    'the hero shows what it offers, and the menu and the dialog can be used to their end',
    { tag: '@full' },
    async ({ page, leadDesk }) => {
      await setNotch(page, notch.onItsSide)
      await page.goto(leadDesk.origin)
      const contact = new ContactPage(page)
      await contact.untilReady()
      const hero = page.locator('main section').first()
      for (const part of [
        hero.getByRole('heading'),
        hero.getByRole('button', { name: 'Start Your Journey' }),
        hero.getByRole('button', { name: 'Contact Sales' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: 'Menu' }).tap()
      const last = page.locator('#mobile-menu a:visible').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: 'Menu' }).tap()
      await contact.opener.tap()
      await contact.fill()
      await contact.submit.tap()
      await expect(contact.toast).toContainText('Message Sent Successfully!')
      await expect(contact.toast).toBeInViewport({ ratio: 1 })
    },
  )
})

/** Taps an element where it is visible. Playwright's own tap would first undo its `position: sticky`. */
async function press(control: Locator): Promise<void> {
  const box = await control.boundingBox()
  if (!box) throw new Error('nothing to press')
  await control.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Moves a finger from a height of the screen up to its top edge, 400 px at most. */
async function swipeUp(page: Page, from: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const way = Math.min(400, from - 1)
  const at = (y: number) => ({ touchPoints: [{ x: 195, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  for (let step = 1; step <= 10; step += 1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from - (way * step) / 10) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // Waits until the page is drawn at the new position.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await session.detach()
}

/** By name: type, autofill, the label of Enter, capitalisation, and whether spelling is checked. */
function keyboards(page: Page, within: string): Promise<Record<string, string>> {
  return page.locator(within).evaluate((part) =>
    Object.fromEntries(
      [...part.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')].map(
        (field) => {
          const hints = [field.type, field.autocomplete, field.enterKeyHint, field.autocapitalize]
          return [
            field.name,
            [...hints.map((hint) => hint || '-'), field.spellcheck ? 'checked' : 'unchecked'].join(' '),
          ]
        },
      ),
    ),
  )
}
