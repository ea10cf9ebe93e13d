import type { Page } from '@playwright/test'
import { site } from '../../common/brand/site.ts'
import { violations } from '../../tests/support/axe.ts'
import { expect, test } from '../../tests/support/shared-site.ts'
import { signInAs } from '../../tests/support/signed-in.ts'

const reply = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ })
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' })
const last = (page: Page) => messages(page).getByRole('listitem').last()
const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Moves the demo’s clock. */
const pass = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000)

/** Opens an address of the inbox; from then on the test moves the demo’s clock. */
async function open(page: Page, query = '', account: 'admin' | 'user' = 'admin') {
  await signInAs(page, account)
  await page.clock.install()
  await page.goto(`/dashboard/zapra${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeAttached()
  await expect(conversations(page).or(messages(page)).first()).toBeVisible()
}

test('a customer who asks for a person gets the assistant’s suggestion, and replies', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Deepa Krishnan' })).toBeVisible()
  await expect(conversations(page).getByRole('listitem').first()).toContainText('Asks for a person')
  await expect(page.getByRole('complementary')).toContainText('1 waiting')
  expect(await violations(page)).toEqual([])

  await button(page, 'Send as it is').click()
  await expect(last(page)).toContainText('I will write to you at 4:35')
  await expect(reply(page)).toBeFocused()
  await expect(page.getByRole('complementary')).toContainText('0 waiting')
  await pass(page, 4)
  await expect(messages(page)).toContainText('Typing')
  await pass(page, 4)
  await expect(last(page)).toContainText('Thank you. I will wait till 4:35 then.')
  await expect(page.getByRole('region', { name: 'Suggestion' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.goto('/dashboard')
  await expect(page.getByText('Deepa Krishnan', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Answer her/ })).toHaveCount(0)
})

test('typed text gets the matching recorded answer, or the note that the demo has none; a draft survives reload', async ({
  page,
}) => {
  await open(page, '?conversation=z1')
  for (const [text, answer] of [
    ['What is the order number?', 'The order was on 3 October'],
    ['Please send me your OTP', 'You are asking for my code?'],
    ['Your refund comes today', 'Thank you. I will wait till 4:35 then.'],
    ['sdfgh', 'In this demo Deepa answers what was recorded'],
    ['Is there anything else?', 'That is all for now.'],
  ] as const) {
    await reply(page).fill(text)
    await reply(page).press('Enter')
    await pass(page, 11)
    await expect(last(page)).toContainText(answer)
  }
  await reply(page).pressSequentially('Half a ')
  await reply(page).press('Shift+Enter')
  await reply(page).pressSequentially('thought')
  await page.reload()
  await expect(reply(page)).toHaveValue('Half a \nthought')
  await expect(messages(page)).toContainText('That is all for now.')
})

test(
  'messages arrive on the demo’s clock while the assistant answers, and a new conversation begins',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '?conversation=z2')
    await expect(messages(page)).toContainText(`On a call with ${site.brand}, KB207731`)
    await pass(page, 24)
    await expect(last(page)).toContainText('Your card 4471 is blocked.')
    await expect(conversations(page)).toContainText('Visitor, Mysuru')
    await pass(page, 27)
    await expect(last(page)).toContainText('Yes, in four days.')
    await expect(conversations(page).getByRole('link', { name: /Sneha/ })).toContainText('unread: 1')
    await page.getByRole('link', { name: 'its score sheet' }).click()
    await expect(page).toHaveURL('/dashboard/qams?sheet=KB207731')
    await page.goBack()
    await button(page, 'Pause live').click()
    await reply(page).fill('Your new card comes soon')
    await button(page, 'Send').click()
    await expect(page.getByText('The demo’s clock stands still')).toBeVisible()
  },
)

test('a conversation is taken over, handed back, closed and reopened', { tag: '@full' }, async ({ page }) => {
  await open(page, '?conversation=z3')
  const head = page.getByRole('region', { name: 'Conversation', exact: true })
  await button(page, 'Take over').click()
  await expect(head).toContainText('With you')
  await pass(page, 20)
  await expect(messages(page)).not.toContainText('And if I already have a car loan?')
  await button(page, `Hand back to ${site.brand}`).click()
  await pass(page, 8)
  await expect(messages(page)).toContainText(`${site.brand} here again.`)
  await button(page, 'Close').click()
  await expect(page.getByText('Reopen it to write')).toBeVisible()
  await expect(reply(page)).toHaveCount(0)
  // Each button disappears when pressed, so the focus moves to the name above it.
  await expect(head.getByRole('heading', { level: 2 })).toBeFocused()
  await button(page, 'Reopen').press('Enter')
  await expect(reply(page)).toBeVisible()
})

test('a conversation moves to a channel with consent, and never to one without', async ({ page }) => {
  await open(page, '?conversation=z5')
  await button(page, 'Reopen').click()
  await expect(page.getByText('Nothing can be sent by SMS.')).toBeVisible()
  await expect(reply(page)).toHaveCount(0)

  await button(page, 'Change channel').click()
  const ways = page.getByRole('region', { name: 'Change channel' })
  await expect(ways).toContainText('No consent: said STOP today at 11:28.')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(ways).toHaveCount(0)
  await expect(button(page, 'Change channel')).toBeFocused()

  await button(page, 'Change channel').click()
  await ways.getByRole('button', { name: 'Continue on email' }).click()
  await expect(last(page)).toContainText('You continued on email')
  await expect(reply(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Email 3', exact: true })).toBeVisible()
})

test(
  'channels filter the list with their counts, and the address keeps filter and conversation',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    await page.getByRole('navigation', { name: 'Channel' }).getByRole('link', { name: 'Web chat 2' }).click()
    await expect(conversations(page).getByRole('listitem')).toHaveCount(2)
    await conversations(page).getByRole('link', { name: /Sneha/ }).click()
    await expect(page).toHaveURL(/filter=web-chat&conversation=z9/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Sneha Deshpande' })).toBeVisible()
    await conversations(page).getByRole('link').first().focus()
    await page.keyboard.press('End')
    await expect(conversations(page).getByRole('link').nth(1)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/filter=web-chat$/)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the list leads to a conversation and back, with the focus in its place', async ({ page }) => {
    await open(page, '', 'user')
    await expect(messages(page)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await conversations(page)
      .getByRole('link', { name: /Deepa Krishnan/ })
      .tap()
    await expect(page.getByRole('heading', { level: 2, name: 'Deepa Krishnan' })).toBeFocused()
    await expect(conversations(page)).toHaveCount(0)
    await expect(last(page)).toBeInViewport()
    expect(await violations(page)).toEqual([])
    await button(page, 'Send as it is').tap()
    await pass(page, 9)
    await expect(last(page)).toContainText('Thank you.')
    await page.getByRole('region', { name: 'Conversation' }).getByRole('link', { name: 'Inbox' }).tap()
    await expect(conversations(page).getByRole('link', { name: /Deepa Krishnan/ })).toBeFocused()
  })

  test(
    'Business User gets no link to a call they may not open; nothing is wider than 320 px',
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, '?conversation=z2', 'user')
      await expect(page.getByRole('link', { name: 'its score sheet' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'hear it' })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )
})
