import type { Page } from '@playwright/test'
import { site } from '../../common/brand/site.ts'
import { sampleKnowledge, unsureQuestion } from '../page/sample-knowledge.fixture.ts'
import { knowledgeText } from '../search/knowledge-text.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { violations } from '../../tests/support/axe.ts'
import { estimateOf } from '../../tests/support/estimate.ts'
import { rupees } from '../../common/ui/indian-numbers.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const turns = (page: Page) => page.locator('main ol > li')
const field = { name: 'Your question' }

async function ask(page: Page, question: string) {
  const before = await turns(page).count()
  await page.getByRole('textbox', field).fill(question)
  await page.keyboard.press('Enter')
  await expect(turns(page)).toHaveCount(before + 1)
  await expect(page.getByRole('status').first()).not.toBeEmpty()
}

/** Puts the page into a frame on the same site and records its messages to its parent. */
async function openFramed(page: Page) {
  await page.goto('/privacy-policy')
  await page.evaluate((src) => {
    const told: unknown[] = []
    Object.assign(window, { told })
    addEventListener('message', (event) => event.origin === location.origin && told.push(event.data))
    const frame = document.createElement('iframe')
    frame.src = src
    frame.title = 'Assistant'
    Object.assign(frame, { width: 720, height: 640 })
    document.body.prepend(frame)
  }, `${site.agent.page}?agent_id=${site.agent.id}`)
  return page.frameLocator('iframe')
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told)

test('answers with the sentence it rests on and its place, and says it once', async ({ page }) => {
  await page.goto('/agent')
  await ask(page, 'Can I cancel anytime?')
  await expect(page.getByRole('status').first()).toHaveText('Cancel at any time in account settings.')
  await expect(page.locator('mark')).toHaveText('Cancel at any time in account settings.')
  const link = page.getByRole('link', { name: /Read it on the Pricing page/ })
  await expect(link).toHaveAttribute('target', '_top')
  const href = (await link.getAttribute('href')) ?? ''
  await page.goto(href)
  await expect(page.locator(new URL(href, page.url()).hash)).toBeAttached()
  await expect(page.getByText('Cancel at any time in account settings.')).toBeAttached()
})

test(
  'computes prices as the Pricing page does, several turns stay, starting over clears them',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/agent')
    await ask(page, 'what would 18,000 minutes cost?')
    await expect(page.getByText(estimateOf('voice', 18_000).shown).last()).toBeVisible()
    await ask(page, 'and 21500?')
    await expect(page.getByText('Voice bot, 21,500 minutes a month')).toBeVisible()
    const together = rupees(estimateOf('voice', 5000).total + estimateOf('email', 20_000).total)
    await ask(page, '20k emails and 5,000 minutes')
    await expect(page.getByText('Together, per month')).toBeAttached()
    await expect(page.getByText(together).last()).toBeAttached()
    await expect(turns(page)).toHaveCount(3)
    const change = page.getByRole('link', { name: /Change it in Pricing/ }).last()
    await expect(change).toHaveAttribute('href', '/offers?voice=5000&email=20000#estimate')
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByRole('heading', { name: /Ask about a call/ })).toBeVisible()
    await expect(page.getByRole('textbox', field)).toBeFocused()
  },
)

test('says when it does not know, and takes the question to the contact form', async ({ page }) => {
  await page.goto('/agent')
  await ask(page, 'Do you have an office in Kochi?')
  await expect(page.getByRole('status').first()).toHaveText(/I found no answer/)
  await page.getByRole('button', { name: 'Contact Sales' }).click()
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue('Do you have an office in Kochi?')
})

test('says why it does not answer, and shows the closest line of the site', async ({ page }) => {
  await page.goto('/agent')
  await ask(page, 'what does QAMS cost')
  await expect(page.getByRole('status').first()).toHaveText(/quoted with a package/)
  const nearest = page.getByRole('list', { name: 'Closest on this site' })
  await expect(nearest.getByRole('link', { name: /the Pricing page/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contact Sales' })).toBeVisible()
})

test(
  'says when it is not sure, announces passages to choose from, and offers a person',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/agent-knowledge-*.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: knowledgeText(sampleKnowledge) }),
    )
    await page.goto('/agent')
    await ask(page, unsureQuestion)
    await expect(page.getByRole('status').first()).toHaveText(
      /I am not sure.*Under “Accuracy”, the Fees page says: Nine of ten/,
    )
    const passages = page.getByRole('list', { name: 'Closest on this site' })
    await expect(passages.getByRole('link', { name: /the Fees page/ })).toHaveAttribute('href', '/fees')
    const person = page.getByRole('button', { name: 'Contact Sales' })
    await expect(person).toBeInViewport()
    expect(await violations(page)).toEqual([])
  },
)

test(
  'in a frame it tells the outer page when it is ready, whom to ask, and about Escape',
  { tag: '@full' },
  async ({ page }) => {
    const frame = await openFramed(page)
    await expect.poll(() => told(page)).toContainEqual({ source: 'site-agent', type: 'agent-ready' })
    await frame.getByRole('textbox', field).fill('do you sell laptops')
    await frame.getByRole('textbox', field).press('Enter')
    await frame.getByRole('button', { name: 'Contact Sales' }).click()
    await frame.getByRole('textbox', field).press('Escape')
    await expect
      .poll(() => told(page))
      .toEqual([
        { source: 'site-agent', type: 'agent-ready' },
        { source: 'site-agent', type: 'agent-contact', question: 'do you sell laptops' },
        { source: 'site-agent', type: 'agent-close' },
      ])
  },
)

test(
  'asking sends nothing: the site’s own files are loaded once, without the question',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const requests: { url: string; method: string }[] = []
    await page.goto('/agent')
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => requests.push({ url: request.url(), method: request.method() }))
    await ask(page, 'is our zebracorn data encrypted at rest')
    await ask(page, 'who won the match yesterday')
    await expect(turns(page)).toHaveCount(2)
    for (const { url, method } of requests) {
      expect(url.startsWith(`${baseURL}/assets/`), url).toBe(true)
      expect(method).toBe('GET')
      expect(url).not.toContain('zebracorn')
    }
  },
)

test(
  'an unknown assistant is reported as such, and the microphone is off with its reason',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/agent?agent_id=somebody-else')
    await expect(
      page.getByText('The assistant asked for is not here. This is the one of this site.'),
    ).toBeVisible()
    await expect(page.getByText(/This browser cannot turn speech into text on the device/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Speak your question' })).toBeDisabled()
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the most frequent questions are there with answers and links', { tag: '@full' }, async ({ page }) => {
    await page.goto('/agent')
    await expect(page.getByRole('heading', { name: 'What is asked most' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Read it on/ }).nth(9)).toBeVisible()
  })
})

for (const width of [360, 960]) {
  test(
    `every state is accessible and fits at ${width} px`,
    onlyInFullRun(width !== 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/agent')
      await expect(page.getByText(/No microphone/)).toBeVisible()
      expect(await violations(page)).toEqual([])
      for (const question of [
        'What happens when a caller is upset?',
        '20k emails and 5,000 minutes',
        'Do you have an office in Kochi?',
      ]) {
        await ask(page, question)
        expect(await violations(page)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
    },
  )
}
