import type { Page } from '@playwright/test'
import { site } from '../../common/brand/site.ts'
import { solutionPages } from '../content/solutions/solution-pages.ts'
import { solutionIds } from '../content/solutions.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const { banking } = solutionPages
const slider = (page: Page) => page.getByRole('slider', { name: 'Read the call, second by second' })
const line = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

test('the score can be read by key: playhead, words and name of the moment follow', async ({ page }) => {
  await page.goto('/solutions/banking')
  await new ContactPage(page).untilReady()
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^0:45, ${site.brand}: I have raised the reversal\\.`),
  )
  await expect(line(page, 'I have raised the reversal.')).toBeVisible()

  await slider(page).press('Home')
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    `0:00, ${site.brand}: Kaveri Bank’s AI assistant, on a recorded line. How may I help?`,
  )
  await expect(line(page, 'Kaveri Bank’s AI assistant')).toBeVisible()
  await expect(line(page, 'I have raised the reversal.')).toBeHidden()

  await slider(page).fill('22.5')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `0:22, ${site.brand}, thinking`)
  await expect(line(page, 'Yes, I have keyed in the code.')).toBeVisible()
  await slider(page).press('ArrowRight')
  await expect(slider(page)).toHaveValue('23')

  await slider(page).press('End')
  await expect(line(page, 'Thank you. Have a good day.')).toBeVisible()
})

test(
  'the score follows the mouse without a press, and the head and title stay',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/solutions/banking')
    await new ContactPage(page).untilReady()
    // On a bank's page the call is below the dispute clock.
    await slider(page).scrollIntoViewIfNeeded()
    const box = await slider(page).boundingBox()
    if (!box) throw new Error('The score has no position on the page.')
    await page.mouse.move(box.x + (box.width * 7) / 74, box.y + box.height / 2)
    await expect(slider(page)).toHaveValue('7')
    await expect(line(page, 'My EMI was deducted twice this month.')).toBeVisible()

    await expect(page).toHaveTitle(`${banking?.search.title} | ${site.company}`)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/solutions\/banking$/)
  },
)

test('reading a call moves nothing else on the page', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/solutions/healthcare')
  await new ContactPage(page).untilReady()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  for (const second of ['0', '7', '14', '25', '42', '55']) {
    await slider(page).fill(second)
    expect(await height()).toBe(before)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole call is shown line by line, without a slider', { tag: '@full' }, async ({ page }) => {
    await page.goto('/solutions/banking')
    for (const { words } of banking.call.turns) await expect(line(page, words)).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})

test(
  'the calls to action open the contact dialog under the page’s own headings',
  { tag: '@full' },
  async ({ page }) => {
    for (const id of solutionIds.slice(0, 2)) {
      const { hero, closing } = solutionPages[id]
      await page.goto(`/solutions/${id}`)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Schedule Demo' }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name: hero.dialogHeading })).toBeVisible()
      await page.keyboard.press('Escape')
      await main.getByRole('button', { name: 'Schedule Demo' }).last().click()
      await expect(dialog.getByRole('heading', { name: closing.dialogHeading })).toBeVisible()
    }
  },
)

test('the browser gets the words of the page it shows, not of the others', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await page.goto('/solutions/banking')
  await new ContactPage(page).untilReady()
  const sent = [await page.content(), ...(await Promise.all(scripts))].join('\n')
  expect(sent).toContain(banking.hero.lead)
  for (const id of solutionIds.filter((other) => other !== 'banking')) {
    expect(sent).not.toContain(solutionPages[id].hero.lead)
  }
})
