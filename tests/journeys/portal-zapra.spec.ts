import type { Locator, Page } from '@playwright/test'
import { site } from '../../content/site.ts'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/shared-site.ts'
import { signInAs } from '../support/signed-in.ts'

const reply = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ })
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' })
const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens an address of the inbox; from then on the test moves the demo’s clock. */
async function open(page: Page, query = '', account: 'admin' | 'user' = 'admin') {
  await signInAs(page, account)
  await page.clock.install()
  await page.goto(`/dashboard/zapra${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeAttached()
  await expect(conversations(page).or(messages(page)).first()).toBeVisible()
}

/** Moves the demo’s clock by some seconds, in steps small enough for every change to be drawn. */
async function pass(page: Page, seconds: number) {
  await page.clock.runFor(seconds * 1000)
}

async function last(page: Page): Promise<Locator> {
  return messages(page).getByRole('listitem').last()
}

test('a customer who asks for a person is answered with what the assistant suggests, and writes back', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Deepa Krishnan' })).toBeVisible()
  await expect(conversations(page).getByRole('listitem').first()).toContainText('Asks for a person')
  await expect(page.getByRole('complementary')).toContainText('1 waiting')
  expect(await violations(page)).toEqual([])

  await button(page, 'Send as it is').click()
  await expect(await last(page)).toContainText('I will write to you at 4:35')
  await expect(reply(page)).toBeFocused()
  await expect(page.getByRole('complementary')).toContainText('0 waiting')
  await pass(page, 4)
  await expect(messages(page)).toContainText('Typing')
  await pass(page, 4)
  await expect(await last(page)).toContainText('Thank you. I will wait till 4:35 then.')
  await expect(page.getByRole('status').filter({ hasText: 'Deepa Krishnan: Thank you.' })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Suggestion' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.goto('/dashboard')
  await expect(page.getByText('Deepa Krishnan', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Answer her/ })).toHaveCount(0)
})

test(
  'every turn gets another answer, by keyboard; a half-written text survives reload',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '?conversation=z1')
    for (const [text, answer] of [
      ['What is the order number?', 'The order was on 3 October'],
      ['Please send me your OTP', 'You are asking for my code?'],
      ['sdfgh', 'Sorry, I did not understand that.'],
      ['sdfgh', 'Was that for me?'],
      ['Your new card is on its way to you', 'That is not my question.'],
    ] as const) {
      await reply(page).fill(text)
      await reply(page).press('Enter')
      await pass(page, 11)
      await expect(await last(page)).toContainText(answer)
    }
    await reply(page).pressSequentially('Half a ')
    await reply(page).press('Shift+Enter')
    await reply(page).pressSequentially('thought')
    await page.reload()
    await expect(reply(page)).toHaveValue('Half a \nthought')
    await expect(messages(page)).toContainText('Was that for me?')
  },
)

test(
  'messages arrive on the demo’s clock while the assistant answers, and a new conversation begins',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '?conversation=z2')
    await expect(messages(page)).toContainText(`On a call with ${site.brand}, KB207731`)
    await pass(page, 23)
    await expect(await last(page)).toContainText('आपका कार्ड 4471 ब्लॉक है')
    await expect(await last(page)).toContainText('Your card 4471 is blocked.')
    await expect(conversations(page)).toContainText('Visitor, Mysuru')
    await pass(page, 27)
    await expect(await last(page)).toContainText('Yes, in four days.')
    await expect(conversations(page).getByRole('link', { name: /Sneha/ })).toContainText('unread: 1')

    await page.getByRole('link', { name: 'its score sheet' }).click()
    await expect(page).toHaveURL('/dashboard/qams?sheet=KB207731')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: /214/ })).toBeVisible()

    await button(page, 'Pause live').click()
    await reply(page).fill('ठीक है')
    await button(page, 'Send').click()
    await expect(page.getByText('The demo’s clock stands still')).toBeVisible()
  },
)

test(
  'a conversation is taken over, handed back, closed and opened again',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '?conversation=z3')
    const head = page.getByRole('region', { name: 'Conversation', exact: true })
    await button(page, 'Take over').click()
    await expect(head).toContainText('With you')
    await expect(messages(page)).toContainText(`You took over from ${site.brand}.`)
    await pass(page, 20)
    await expect(messages(page)).not.toContainText('And if I already have a car loan?')
    await button(page, `Hand back to ${site.brand}`).click()
    await pass(page, 8)
    await expect(messages(page)).toContainText(`${site.brand} here again.`)
    await button(page, 'Close').click()
    await expect(page.getByText('Reopen it to write')).toBeVisible()
    await expect(reply(page)).toHaveCount(0)
    // Each button disappears when it is pressed, so the focus moves to the name above it.
    await expect(head.getByRole('heading', { level: 2 })).toBeFocused()
    await button(page, 'Reopen').press('Enter')
    await expect(reply(page)).toBeVisible()
    await expect(head.getByRole('heading', { level: 2 })).toBeFocused()
  },
)

test('another channel needs consent: given, asked for, or refused', { tag: '@full' }, async ({ page }) => {
  await open(page, '?conversation=z1')
  await button(page, 'Change channel').press('Enter')
  const ways = page.getByRole('region', { name: 'Change channel' })
  await expect(ways).toContainText('You may write freely until tomorrow, 11:40')
  expect(await violations(page, 'main')).toEqual([])
  await ways.getByRole('button', { name: 'Ask for consent to SMS' }).click()
  await expect(button(page, 'Change channel')).toBeFocused()
  await pass(page, 12)
  await expect(messages(page)).toContainText('Consent for SMS noted')
  await button(page, 'Change channel').click()
  await ways.getByRole('button', { name: 'Continue on SMS' }).click()
  await expect(await last(page)).toContainText('You continued on SMS')
  await reply(page).fill('Your refund has come')
  await expect(page.getByText('Goes out as one SMS')).toBeVisible()
  await button(page, 'Send').click()
  await expect(await last(page)).toContainText(', SMS')
})

test(
  'after 24 hours WhatsApp takes a template only; the answer opens the window',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '?conversation=z11')
    await expect(page.getByText('The 24 hours are over.')).toBeVisible()
    await expect(reply(page)).toHaveCount(0)
    expect(await violations(page, 'main')).toEqual([])
    await page.getByRole('radio', { name: /A paper is missing/ }).check()
    await button(page, 'Send the template').click()
    await pass(page, 11)
    await expect(await last(page)).toContainText('Sending the electricity bill now.')
    await expect(reply(page)).toBeVisible()
  },
)

test(
  'channels filter the list with their counts, and the address keeps filter and conversation',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    const filter = page.getByRole('navigation', { name: 'Channel' })
    await filter.getByRole('link', { name: 'SMS 2' }).click()
    await expect(conversations(page).getByRole('listitem')).toHaveCount(2)
    await conversations(page).getByRole('link', { name: /553/ }).click()
    await expect(page).toHaveURL(/filter=sms&conversation=z5/)
    await page.reload()
    await expect(
      page.getByText('The customer has withdrawn').or(page.getByText('Reopen it to write')),
    ).toBeVisible()
    await expect(conversations(page).getByRole('listitem')).toHaveCount(2)
    await conversations(page).getByRole('link').first().focus()
    await page.keyboard.press('End')
    await expect(conversations(page).getByRole('link').nth(1)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/filter=sms$/)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'the list leads to a conversation and back, with the focus in its place',
    { tag: '@full' },
    async ({ page }) => {
      await open(page, '', 'user')
      await expect(messages(page)).toHaveCount(0)
      expect(await violations(page)).toEqual([])
      await conversations(page)
        .getByRole('link', { name: /Deepa Krishnan/ })
        .tap()
      await expect(page.getByRole('heading', { level: 2, name: 'Deepa Krishnan' })).toBeFocused()
      await expect(conversations(page)).toHaveCount(0)
      await expect(await last(page)).toBeInViewport()
      expect(await violations(page)).toEqual([])
      await button(page, 'Send as it is').tap()
      await pass(page, 9)
      await expect(await last(page)).toContainText('Thank you.')
      await button(page, 'Pause live').tap()
      await expect(button(page, 'Resume live')).toBeVisible()
      await page.getByRole('region', { name: 'Conversation' }).getByRole('link', { name: 'Inbox' }).tap()
      await expect(conversations(page).getByRole('link', { name: /Deepa Krishnan/ })).toBeFocused()
    },
  )

  test(
    'what is sent is shown, also to who has gone up to older messages',
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 640 })
      await open(page, '?conversation=z3')
      await pass(page, 60)
      await expect(await last(page)).toBeInViewport({ ratio: 1 })
      await messages(page).focus()
      await page.keyboard.press('Home')
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollTop)).toBe(0)
      await reply(page).focus()
      await page.keyboard.type('I am here.')
      await page.keyboard.press('Enter')
      const sent = messages(page).getByRole('listitem').filter({ hasText: 'I am here.' })
      await expect(sent).toBeInViewport({ ratio: 1 })
    },
  )

  test(
    'Business User is not shown the way to a call they may not open',
    { tag: '@full' },
    async ({ page }) => {
      await open(page, '?conversation=z2', 'user')
      await expect(page.getByRole('link', { name: 'its score sheet' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'hear it' })).toHaveCount(0)
    },
  )

  test('nothing is wider than 320 px, also with the channels open', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '?conversation=z4')
    await button(page, 'Change channel').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
