import type { Page } from '@playwright/test'
import type { AgentMessage } from '../agent-dialog/agent-message.ts'
import { site } from '../../common/brand/site.ts'
import { eventPath, type SiteEvent } from '../../common/lead/site-event.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { violations } from '../../tests/support/axe.ts'
import { openBeforeScript } from '../../tests/support/hold-scripts.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const agentPage = `**${site.agent.page}?*`

/** The hero's dialog as a visitor meets it. */
function heroDialog(page: Page) {
  const dialog = page.locator('#agent-dialog')
  return {
    dialog,
    opener: page.getByRole('button', { name: 'Start Your Journey' }),
    close: dialog.getByRole('button', { name: 'Close' }),
    frame: dialog.locator('iframe'),
    loading: dialog.getByText('Opening the assistant.'),
    failure: dialog.getByRole('alert'),
  }
}

/** A stand-in for the agent page that sends a given message immediately. */
async function answerAs(page: Page, ...messages: AgentMessage[]) {
  const script = messages.map((message) => `parent.postMessage(${JSON.stringify(message)}, '*')`).join(';')
  const body = `<!doctype html><html lang="en"><title>Agent</title><main><h1>Ask</h1><input aria-label="Question"></main>
    <script>${script}</script></html>`
  await page.route(agentPage, (route) => route.fulfill({ contentType: 'text/html', body }))
}

const ready: AgentMessage = { source: 'site-agent', type: 'agent-ready' }

/** Makes the framed page send a message. */
async function say(page: Page, message: AgentMessage) {
  const [, frame] = page.frames()
  await frame?.evaluate((data) => parent.postMessage(data, '*'), message)
}

test('a click before any script has loaded is not lost: the dialog opens, and the frame follows', async ({
  page,
}) => {
  await answerAs(page, ready)
  const release = await openBeforeScript(page, '/')
  const { dialog, opener, frame, loading } = heroDialog(page)
  await opener.click()
  await expect(dialog).toHaveAccessibleName('Start your journey')
  await expect(loading).toBeVisible()
  release()
  await expect(frame).toHaveCSS('opacity', '1')
  await expect(loading).toBeHidden()
})

test(
  'each opening is reported once, under its own name, including the one that starts the page’s scripts',
  { tag: '@full' },
  async ({ page }) => {
    const reports: SiteEvent[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === eventPath) reports.push(request.postDataJSON() as SiteEvent)
    })
    await answerAs(page, ready)
    const release = await openBeforeScript(page, '/')
    const { dialog, opener, close, frame } = heroDialog(page)
    await opener.click()
    await expect(dialog).toBeVisible()
    release()
    await expect(frame).toHaveCSS('opacity', '1')
    const opened = { event: 'agent_opened', path: '/', query: '' }
    await expect.poll(() => reports.slice(1)).toEqual([opened])
    await close.click()
    await opener.click()
    await expect.poll(() => reports.slice(1)).toEqual([opened, opened])
  },
)

test(
  'the frame is created when the dialog opens, with few permissions, and removed when it closes',
  { tag: '@full' },
  async ({ page }) => {
    await answerAs(page, ready)
    const { dialog, opener, close, frame } = heroDialog(page)
    await page.goto('/')
    await expect(frame).toHaveCount(0)

    await opener.click()
    await expect(frame).toHaveAttribute('src', new RegExp(`${site.agent.page}\\?agent_id=${site.agent.id}$`))
    await expect(frame).toHaveAttribute('title', /assistant/)
    await expect(frame).toHaveAttribute('allow', 'microphone')
    const sandbox = (await frame.getAttribute('sandbox'))?.split(' ')
    expect(sandbox).toContain('allow-scripts')
    for (const right of ['allow-top-navigation', 'allow-modals', 'allow-downloads'])
      expect(sandbox).not.toContain(right)
    await expect(frame).toBeFocused()

    await close.click()
    await expect(dialog).toBeHidden()
    await expect(frame).toHaveCount(0)
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(frame).toBeFocused()
    await say(page, { source: 'site-agent', type: 'agent-close' })
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test(
  'a page silent for eight seconds has failed; trying again can succeed',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install()
    await page.route(agentPage, (route) => route.fulfill({ status: 502, body: '' }))
    const { opener, frame, loading, failure } = heroDialog(page)
    await page.goto('/')
    // From here on the test moves the clock: a busy machine may need eight seconds for what should be immediate.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await opener.click()
    await expect(frame).toHaveCount(1)
    await page.clock.fastForward(7000)
    await expect(loading).toBeVisible()
    await page.clock.fastForward(1500)
    await expect(failure).toContainText('It did not open.')
    await expect(frame).toHaveCount(0)
    await expect(failure.getByRole('link', { name: site.email.sales })).toBeVisible()

    await page.unroute(agentPage)
    await answerAs(page, ready)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(frame).toHaveCSS('opacity', '1')
    await expect(failure).toBeHidden()
    await page.clock.fastForward(9000)
    await expect(frame).toHaveCount(1)
  },
)

test('after a failure the contact dialog replaces the dialog', { tag: '@full' }, async ({ page }) => {
  await page.clock.install()
  await page.route(agentPage, (route) => route.abort())
  const { dialog, opener, frame, failure } = heroDialog(page)
  await page.goto('/')
  await opener.click()
  await expect(frame).toHaveCount(1)
  await page.clock.fastForward(8500)
  await failure.getByRole('button', { name: 'Contact Sales' }).click()
  const contact = page.locator('#contact-dialog')
  await expect(contact).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(contact.getByLabel('First name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test(
  'a question the agent cannot answer goes into the message, for the visitor to edit',
  { tag: '@full' },
  async ({ page }) => {
    await answerAs(page, ready)
    const { dialog, opener, frame } = heroDialog(page)
    const contact = page.locator('#contact-dialog')
    const question = 'Do your agents speak Konkani?'
    await page.goto('/')
    await opener.click()
    await expect(frame).toHaveCSS('opacity', '1')
    await say(page, { source: 'site-agent', type: 'agent-contact', question })
    await expect(dialog).toBeHidden()
    await expect(contact.locator('textarea')).toHaveValue(question)
    await expect(contact).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()

    await page.getByRole('banner').getByRole('button', { name: 'Contact Sales' }).click()
    await expect(contact.locator('textarea')).toHaveValue('')
  },
)

test('the site’s own assistant opens in it, hands over what it does not know, and Escape inside closes it', async ({
  page,
}) => {
  const { dialog, opener, frame } = heroDialog(page)
  const question = 'Who won the match yesterday?'
  await page.goto('/')
  await opener.click()
  await expect(frame).toHaveCSS('opacity', '1')
  const agent = dialog.frameLocator('iframe')
  await agent.getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
  await agent.getByRole('button', { name: 'Contact Sales' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#contact-dialog textarea')).toHaveValue(question)

  await page.keyboard.press('Escape')
  await opener.click()
  await expect(frame).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('messages from pages other than the framed one are ignored', { tag: '@full' }, async ({ page }) => {
  await answerAs(page)
  const { dialog, opener, frame, loading } = heroDialog(page)
  await page.goto('/')
  await opener.click()
  await expect(frame).toHaveCount(1)
  for (const type of ['agent-ready', 'agent-close'] as const)
    await page.evaluate((said) => postMessage({ source: 'site-agent', type: said }, '*'), type)
  // The last message comes from the framed page itself. Once it has an effect, the others have been handled.
  await expect(loading).toBeVisible()
  await expect(dialog).toBeVisible()
  await say(page, ready)
  await expect(loading).toBeHidden()
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `every state passes the accessibility rules at ${width} px`,
    onlyInFullRun(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.clock.install()
      await answerAs(page)
      const { opener, close, frame, loading, failure } = heroDialog(page)
      await page.goto('/')
      await opener.click()
      await expect(loading).toBeVisible()
      await expect(close).toBeFocused()
      expect(await violations(page, '#agent-dialog')).toEqual([])
      await page.clock.fastForward(8500)
      await expect(failure).toBeVisible()
      expect(await violations(page, '#agent-dialog')).toEqual([])
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(frame).toHaveCount(1)
      await say(page, ready)
      await expect(loading).toBeHidden()
      expect(await violations(page, '#agent-dialog')).toEqual([])
    },
  )
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })
  test('the dialog says so and gives the contact addresses', { tag: '@full' }, async ({ page }) => {
    const { dialog, opener, failure } = heroDialog(page)
    await page.goto('/')
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(failure).toContainText('needs JavaScript')
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeHidden()
    await expect(failure.getByRole('link', { name: site.phone.display })).toBeVisible()
  })
})

test('only the assistant’s page may be framed', { tag: '@full' }, async ({ request }) => {
  for (const path of ['/', '/offers']) {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("frame-src 'self'")
  }
})
