import type { Page } from '@playwright/test'
import { formNotes } from '../../portal/content/sign-in-words.ts'
import { subscribePath } from '../../common/lead/newsletter.ts'
import { ContactPage, nandini, sendPath } from '../support/contact-page.ts'
import { estimateOf } from '../support/estimate.ts'
import { openBeforeScript } from '../support/hold-scripts.ts'
import { pageErrors } from '../support/page-errors.ts'
import { expect, test } from '../support/shared-site.ts'
import { signInAs } from '../support/signed-in.ts'
import { translate } from '../support/translated.ts'

// Translators, password managers and writing aids change a page under React's hands.

/** Answers requests to `path` with these statuses, one after the other. */
async function answer(page: Page, path: string, ...statuses: number[]): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: statuses.shift() ?? 500, body: 'x' }))
}

test('on a translated page the contact form reports errors, keeps its text when sending fails, and sends', async ({
  page,
}) => {
  const errors = pageErrors(page)
  await answer(page, sendPath, 500, 200)
  const contact = new ContactPage(page)
  await page.goto('/')
  await contact.open()
  await translate(page)
  await contact.submit.click()
  await expect(contact.form.getByText('FIRST NAME IS REQUIRED')).toBeVisible()
  await contact.fill()
  await contact.submit.click()
  await expect(contact.toast).toContainText('ERROR SENDING MESSAGE')
  expect(await contact.values()).toEqual(nandini)
  await contact.submit.click()
  await expect(contact.submit).toHaveText('MESSAGE SENT!')
  expect(errors).toEqual([])
})

test('on a translated page the estimator continues to work', { tag: '@full' }, async ({ page }) => {
  const errors = pageErrors(page)
  await page.goto('/offers#estimate')
  await expect(page.locator('[data-island=estimator]')).toHaveAttribute('data-ready', '')
  await translate(page)
  const field = page.locator('#volume-voice')
  for (const volume of ['16000', '', 'x', '21000']) await field.fill(volume)
  await expect(page.getByText(estimateOf('voice', 21_000).says.toUpperCase())).toBeVisible()
  await page.locator('#volume-chat').fill('9000')
  await page.getByRole('button', { name: 'COPY LINK' }).click()
  await expect(field).toHaveValue('21,000')
  expect(errors).toEqual([])
})

test('a page translated before the estimator loads keeps its volumes', async ({ page }) => {
  await page.goto('/offers#estimate')
  await page.waitForLoadState()
  await translate(page)
  await page.getByRole('slider').first().focus()
  await expect(page.locator('[data-island=estimator]')).toHaveAttribute('data-ready', '')
  await expect(page.locator('#volume-voice')).toHaveValue('16,000')
  await expect(page.getByRole('slider').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#volume-voice')).toHaveValue('16,250')
})

test('on a translated page newsletter and sign-in continue to work', { tag: '@full' }, async ({ page }) => {
  const errors = pageErrors(page)
  await answer(page, `**${subscribePath}`, 500, 429, 200)
  await page.goto('/blog')
  const form = page.locator('form:has(#newsletter-email)')
  const subscribe = form.getByRole('button')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-ready', '')
  await translate(page)
  await subscribe.click()
  await expect(form.locator('#newsletter-email-error')).toBeVisible()
  await page.locator('#newsletter-email').fill(nandini.email)
  const result = page.locator('form:has(#newsletter-email) ~ [role=status][data-state]')
  for (const state of ['failed', 'too many', 'sent']) {
    await subscribe.click()
    await expect(result).toHaveAttribute('data-state', state)
  }

  await page.goto('/login')
  await expect(page.locator('main [data-island]')).toHaveAttribute('data-ready', '')
  await translate(page)
  await page.getByRole('button', { name: 'FORGOT YOUR PASSWORD?' }).click()
  await expect(page.getByText(formNotes.forgotten.toUpperCase()).first()).toBeVisible()
  await page.locator('main form').getByRole('textbox').first().fill(nandini.email)
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click()
  await expect(page.locator('main form').getByRole('textbox').first()).toHaveValue(nandini.email)
  expect(errors).toEqual([])
})

test('on a translated page the assistant answers, and starts over', { tag: '@full' }, async ({ page }) => {
  const errors = pageErrors(page)
  await page.goto('/agent')
  await expect(page.locator('[data-island]').first()).toHaveAttribute('data-ready', '')
  await translate(page)
  for (const question of [
    'Which languages do you speak?',
    'What do 16,000 minutes of voice cost?',
    'qwertz',
  ]) {
    await page.getByRole('textbox').fill(question)
    await page.keyboard.press('Enter')
    await expect(page.locator('ol > li').last()).toContainText(question.toUpperCase())
    await expect(page.locator('main').locator('..')).not.toHaveAttribute('data-state', 'thinking')
  }
  await page.getByRole('button', { name: 'START OVER' }).click()
  await expect(page.locator('ol > li')).toHaveCount(0)
  expect(errors).toEqual([])
})

/** Runs in the page: adds a third-party icon next to fields. */
function putBeside(fields: string): void {
  for (const field of document.querySelectorAll(fields)) field.before(document.createElement('other-sign'))
}

test('entries a password manager makes before script are not lost', async ({ page }) => {
  await answer(page, sendPath, 200)
  const release = await openBeforeScript(page, '/')
  const contact = new ContactPage(page)
  await contact.opener.click()
  await contact.fill()
  await page.evaluate(putBeside, 'input, textarea')
  await contact.field('company').focus()
  release()
  await contact.untilFormIsReady()
  expect(await contact.values()).toEqual(nandini)
  await expect(contact.field('company')).toBeFocused()

  const releaseAgain = await openBeforeScript(page, '/offers')
  await page.locator('#volume-voice').fill('21000')
  await page.evaluate(putBeside, '#volume-voice')
  releaseAgain()
  await expect(page.getByText(estimateOf('voice', 21_000).says)).toBeVisible()
  await expect(page.locator('#volume-voice')).toHaveValue('21000')
})

test(
  'a form that React fails at once restarts with its entries; if it always fails, it still sends',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // The form looks for its dialog as soon as React has taken over.
      const isBroken = location.search === '?always'
      let failures = isBroken ? Infinity : 1
      Reflect.set(HTMLFormElement.prototype, 'closest', function (this: HTMLFormElement, selector: string) {
        failures -= 1
        if (failures >= 0) throw new Error('Broken on purpose')
        return Element.prototype.closest.call(this, selector)
      })
    })
    await answer(page, sendPath, 500, 200)
    const contact = new ContactPage(page)
    for (const address of ['/', '/?always']) {
      const release = await openBeforeScript(page, address)
      await contact.opener.click()
      await contact.fill()
      release()
      await contact.untilFormIsReady()
      expect(await contact.values()).toEqual(nandini)
    }
    await expect(contact.dialog.getByText('Please write to us.')).toBeVisible()
    await contact.submit.click()
    await expect(contact.toast).toContainText('Error Sending Message')
    expect(await contact.values()).toEqual(nandini)
    await contact.submit.click()
    await expect(contact.toast).toContainText('Message Sent Successfully!')
    await expect(contact.submit).toHaveText('Message Sent!')
    await expect(contact.submit).toBeDisabled()
    await expect(contact.dialog).toBeHidden()
  },
)

test(
  'every part of the portal opens and closes, translated, whatever methods of the page return',
  { tag: '@full' },
  async ({ page }) => {
    const errors = pageErrors(page)
    await page.addInitScript(() => {
      // As in Chrome since 150.
      for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll'] as const) {
        const scroll = Element.prototype[name] as (...options: unknown[]) => void
        const scrolls = function (this: Element, ...options: unknown[]): unknown {
          scroll.apply(this, options)
          return Promise.resolve()
        }
        Reflect.set(Element.prototype, name, scrolls)
      }
    })
    await signInAs(page, 'admin')
    let pressed = 0
    for (const desk of ['', '/virtual-assistant', '/qams', '/zapra', '/team']) {
      await page.goto(`/dashboard${desk}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[data-island=portal]')).toHaveAttribute('data-ready', '')
      await translate(page)
      pressed += await page.evaluate(pressEverything)
      await expect(page.getByText(/could not be shown/i)).toHaveCount(0)
    }
    // What one press opens or closes determines what the next can reach: 39 to 80 were counted.
    expect(pressed).toBeGreaterThan(30)
    expect(errors).toEqual([])
  },
)

/** Runs in the page: presses each button, line and link once, also those that appear. Returns the count. */
async function pressEverything(): Promise<number> {
  const pressed = new Set<string>()
  const desk = location.pathname
  const next = () =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, summary, a[href^="/dashboard"])')].find(
      (each) => {
        const leaves = each instanceof HTMLAnchorElement && each.pathname !== desk
        return !leaves && each.checkVisibility() && !each.matches(':disabled') && !pressed.has(nameOf(each))
      },
    )
  const nameOf = (each: HTMLElement) => `${each.tagName} ${each.ariaLabel ?? each.textContent}`
  for (let each = next(); each && pressed.size < 150; each = next()) {
    pressed.add(nameOf(each))
    each.click()
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
  return pressed.size
}
