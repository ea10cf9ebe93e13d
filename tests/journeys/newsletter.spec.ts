import type { Page } from '@playwright/test'
import { subject } from '../../leads/newsletter/confirmation-message.ts'
import { subscribePath } from '../../common/lead/newsletter.ts'
import { violations } from '../support/axe.ts'
import { ContactPage } from '../support/contact-page.ts'
import { expect, test } from '../support/journey.ts'
import { linksInMail } from '../support/newsletter-mail.ts'
import { storedSubscribers, subscriberStates } from '../support/operator.ts'

const email = 'Nandini.R@kaveribank.example'

const field = (page: Page) => page.getByRole('main').getByLabel('Your email')
const subscribe = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Subscribe' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function openBlog(page: Page) {
  await page.goto('/blog')
  await new ContactPage(page).untilReady()
  // React hydrates the form when somebody points at it.
  await field(page).hover()
  await expect(field(page).locator('xpath=ancestor::form')).toHaveAttribute('data-ready', '')
}

test('from the form to the list: stored as pending, confirmed by the button on the page opened from the mail', async ({
  page,
  leadDesk,
  mailbox,
}) => {
  await openBlog(page)
  await field(page).fill(email)
  await field(page).press('Enter')
  const result = page.getByRole('status').filter({ hasText: 'Nearly there' })
  await expect(result).toContainText(email)
  await expect(result).toBeFocused()
  expect(await storedSubscribers(leadDesk)).toMatchObject([
    { email, state: 'pending', page: '/blog', consent_version: '2' },
  ])

  const { mail, confirm } = await linksInMail(mailbox, email)
  expect(mail.subject).toBe(subject)
  expect(mail.html).toContain('Confirm subscription')
  // Mail scanners open links, so opening one must not confirm.
  expect((await page.request.get(confirm)).status()).toBe(200)
  expect(await subscriberStates(leadDesk)).toEqual(['pending'])

  await page.goto(confirm)
  expect(await violations(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(heading(page, 'You are on the list')).toBeVisible()
  expect(await subscriberStates(leadDesk)).toEqual(['confirmed'])
  await page.goto(confirm)
  await expect(heading(page, 'You are on the list already')).toBeVisible()
  expect(leadDesk.output).not.toMatch(/nandini/i)
})

test('unsubscribing works by the page’s button and by a mail program’s one click', async ({
  page,
  leadDesk,
  mailbox,
}) => {
  await page.request.post(subscribePath, { form: { email } })
  const { mail, confirm, unsubscribe } = await linksInMail(mailbox, email)
  expect(mail.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  )
  await page.request.post(confirm)
  expect(await subscriberStates(leadDesk)).toEqual(['confirmed'])
  await page.goto(unsubscribe)
  expect(await subscriberStates(leadDesk)).toEqual(['confirmed'])
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(heading(page, 'You have left the list')).toBeVisible()
  expect(await subscriberStates(leadDesk)).toEqual(['unsubscribed'])
  const oneClick = await page.request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect([oneClick.status(), await oneClick.text()]).toEqual([200, 'OK'])
})

test('a wrong address has its error at the field, a failed send below it, and the text stays', async ({
  page,
}) => {
  await openBlog(page)
  await field(page).fill('nandini')
  await subscribe(page).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription('Valid email is required')
  expect(await violations(page, 'main')).toEqual([])
  await field(page).fill(email)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false')

  await page.route(`**${subscribePath}`, (route) => route.fulfill({ status: 503 }))
  await subscribe(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'was not sent' })).toBeVisible()
  await expect(field(page)).toHaveValue(email)
  await page.unroute(`**${subscribePath}`)
  await subscribe(page).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered with pages, and never loses the address', async ({
    page,
    leadDesk,
    mailbox,
  }) => {
    await page.goto('/blog')
    // Passes the browser's own check, not ours.
    await field(page).fill('nandini@kaveribank')
    await subscribe(page).click()
    await expect(heading(page, 'That is no email address')).toBeVisible()
    await expect(field(page)).toHaveValue('nandini@kaveribank')
    await field(page).fill(email)
    await subscribe(page).click()
    await expect(heading(page, 'Check your email')).toBeVisible()
    expect(await subscriberStates(leadDesk)).toEqual(['pending'])
    const { confirm } = await linksInMail(mailbox, email)
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(heading(page, 'You are on the list')).toBeVisible()
  })
})
