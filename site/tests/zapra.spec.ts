import type { Page } from '@playwright/test'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { violations } from '../../tests/support/axe.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const path = '/products/zapra'
const channels = ['whatsapp', 'instagram', 'messenger', 'web-chat', 'sms']

function chat(page: Page) {
  const panel = page.getByRole('tabpanel')
  return {
    panel,
    lines: panel.locator('[data-chat] > li:not([data-typing])'),
    unsent: panel.locator('[data-chat] > li[data-unsent]:not([data-typing])'),
    typing: panel.locator('[data-chat] > li[data-typing] [role=img]'),
    pause: page.getByRole('button', { name: 'Pause the chats' }),
    play: page.getByRole('button', { name: 'Play the chats' }),
  }
}

/** Opens the page at its phones, and stops the page's clock as soon as they can play. */
async function openWithClock(page: Page, hash = '') {
  await page.clock.install()
  await page.goto(path + hash)
  await new ContactPage(page).untilReady()
  await chat(page).panel.scrollIntoViewIfNeeded()
  await expect(chat(page).panel.locator('[data-playing=true]')).toBeAttached()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Number of messages sent after each step of 200 ms. */
async function watch(page: Page, steps: number) {
  const seen: number[] = []
  for (let step = 0; step < steps; step++) {
    await page.clock.runFor(200)
    seen.push((await chat(page).lines.count()) - (await chat(page).unsent.count()))
  }
  return seen
}

test.describe('the phones', () => {
  test(
    'play the chosen chat message by message, rest, and begin again',
    { tag: '@full' },
    async ({ page }) => {
      await openWithClock(page)
      await page.getByRole('tab', { name: 'Messenger' }).click()
      await expect(chat(page).unsent).toHaveCount(5)
      const seen = await watch(page, 110)
      const inOrder = seen.filter((sent, at) => sent !== seen[at - 1])
      expect(inOrder.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 0])
    },
  )

  test(
    'keep every message readable for assistive technology before it is sent',
    { tag: '@full' },
    async ({ page }) => {
      await openWithClock(page)
      await page.getByRole('tab', { name: 'Instagram' }).click()
      await expect(chat(page).unsent).toHaveCount(4)
      const read = await chat(page).panel.ariaSnapshot()
      for (const words of ['Is this in green?', 'Bottle green, yes.', 'First one.', 'Thursday, if you order'])
        expect(read).toContain(words)
    },
  )

  test('pause with a button of 44 px, and resume from there', { tag: '@full' }, async ({ page }) => {
    await openWithClock(page)
    await page.getByRole('tab', { name: 'SMS' }).click()
    const { pause, play } = chat(page)
    await watch(page, 20)
    expect(await pause.boundingBox()).toMatchObject({ width: 44, height: 44 })
    await pause.press('Enter')
    const [paused] = await watch(page, 1)
    expect(paused).toBeGreaterThan(0)
    expect(paused).toBeLessThan(5)
    expect(new Set(await watch(page, 40))).toEqual(new Set([paused]))
    await play.press('Enter')
    const after = await watch(page, 20)
    expect(after.at(-1)).toBeGreaterThan(paused ?? 0)
  })

  test('show a whole chat when it is chosen while they are paused', { tag: '@full' }, async ({ page }) => {
    await openWithClock(page)
    await chat(page).pause.click()
    await page.getByRole('tab', { name: 'Web chat' }).click()
    await expect(chat(page).panel).toContainText('A visit, a report or a bill?')
    await expect(chat(page).unsent).toHaveCount(0)
    await expect(chat(page).typing).toBeVisible()
  })

  test('are tabs reflected in the address', { tag: '@full' }, async ({ page }) => {
    await openWithClock(page, '#web-chat')
    await expect(page.getByRole('tab')).toHaveCount(channels.length)
    await expect(page.getByRole('tab', { selected: true })).toContainText('Web chat')
    await page.getByRole('tab', { selected: true }).press('End')
    await expect(page).toHaveURL(`${path}#sms`)
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(`${path}#whatsapp`)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [390, 1440]) {
    test(
      `every chat is whole, there is nothing to pause, and axe finds nothing at ${width} px`,
      onlyInFullRun(width !== 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await new ContactPage(page).untilReady()
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expect(chat(page).unsent).toHaveCount(0)
          await expect(chat(page).typing).toBeVisible()
          await expect(chat(page).pause).toBeHidden()
          expect(await violations(page, '#channels')).toEqual([])
        }
      },
    )
  }
})

test(
  'nothing in a drawn phone takes focus or has the role of a control',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(path)
    for (const id of channels) {
      const phone = page.locator(`#${id} [data-channel][role=group]`)
      await expect(phone).toBeAttached()
      await expect(phone.locator('a, button, input, textarea, [tabindex], [role=button]')).toHaveCount(0)
    }
  },
)

test(
  'every button to the team opens the dialog under its own heading',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(path)
    const contact = new ContactPage(page)
    await contact.untilReady()
    const headings = new Set<string>()
    const buttons = page.getByRole('button', { name: 'Speak to our team', exact: true })
    await expect(buttons).toHaveCount(3)
    for (const button of await buttons.all()) {
      await button.click()
      headings.add((await contact.dialog.getByRole('heading').first().textContent()) ?? '')
      await page.keyboard.press('Escape')
    }
    expect(headings.size).toBe(3)
  },
)

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('all five chats can be read, without dead buttons', { tag: '@full' }, async ({ page }) => {
    await page.goto(path)
    for (const id of channels) {
      const messages = page.locator(`#${id} [data-chat] > li:not([data-typing])`)
      for (const message of await messages.all()) await expect(message).toBeVisible()
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 3 }).first()).toBeVisible()
    }
    await expect(page.getByRole('button', { name: /the chats/ })).toHaveCount(0)
  })
})
