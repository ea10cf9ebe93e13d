import type { Page } from '@playwright/test'
import { violations } from '../../tests/support/axe.ts'
import { packages } from '../content/pricing.ts'
import { grouped, rupees } from '../../common/ui/indian-numbers.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { estimateOf, firstChange } from '../../tests/support/estimate.ts'
import { expect, test } from '../../tests/support/journey.ts'

const path = '/offers'

function estimator(page: Page) {
  const section = page.getByRole('region', { name: 'Which package costs you least?' })
  return {
    section,
    field: (bot: string) => section.getByRole('textbox', { name: bot }),
    slider: (bot: string) => section.getByRole('slider', { name: bot }),
    result: section.getByText(/^For .* (costs least|cost the same)\.$/),
    contact: section.getByRole('button', { name: 'Contact Sales about this estimate' }),
  }
}

async function openStarted(page: Page, address = path) {
  await page.goto(address)
  await new ContactPage(page).untilReady()
  // React hydrates the estimator when it comes into view.
  await page.locator('#volume-voice').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island=estimator]')).toHaveAttribute('data-ready', '')
}

test('the volume typed decides the package, and the bots are added up', async ({ page }) => {
  await openStarted(page)
  const { section, field, result } = estimator(page)
  await field('Voice bot').fill('16000')
  await expect(result).toHaveText(estimateOf('voice', 16_000).says)
  await expect(section).toContainText(estimateOf('voice', 16_000).shown)

  const [minutes, emails] = [firstChange('voice'), firstChange('email')]
  await field('Voice bot').fill(String(minutes))
  await expect(result).toHaveText(estimateOf('voice', minutes).says)
  await field('Voice bot').blur()
  await expect(field('Voice bot')).toHaveValue(grouped(minutes))

  await field('Email bot').fill(String(emails))
  await expect(result).toHaveText(estimateOf('email', emails).says)
  const together = estimateOf('voice', minutes).total + estimateOf('email', emails).total
  await expect(section).toContainText(rupees(together))
})

test('the slider moves with the keyboard', { tag: '@full' }, async ({ page }) => {
  await openStarted(page)
  const { slider, field, result } = estimator(page)
  await slider('Voice bot').press('ArrowRight')
  await expect(field('Voice bot')).toHaveValue('16,250')
  await slider('Chat bot').press('End')
  await expect(result).toHaveText(estimateOf('chat', 60_000).says)
})

test('the line in the drawing can be dragged to another volume', { tag: '@full' }, async ({ page }) => {
  await openStarted(page)
  const { section, field } = estimator(page)
  const line = section.getByText('16,000 minutes', { exact: true })
  await line.scrollIntoViewIfNeeded()
  const label = await line.boundingBox()
  if (!label) throw new Error('The label of the line has no position.')
  const [x, y] = [label.x + label.width / 2, label.y + label.height + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 200, y)
  await page.mouse.move(4000, y)
  await page.mouse.up()
  await expect(field('Voice bot')).toHaveValue('30,000')
  await page.mouse.move(x, y)
  await expect(field('Voice bot')).toHaveValue('30,000')
})

test('an invalid volume has an error beside its field and is left out of the sum', async ({ page }) => {
  await openStarted(page, `${path}?voice=lots&email=24000`)
  const { section, field } = estimator(page)
  await expect(field('Voice bot')).toHaveAccessibleDescription('Enter the minutes in digits, like 16,000.')
  await expect(section).toContainText('Not counted: minutes to correct')
  await field('Voice bot').fill('-5')
  await expect(field('Voice bot')).toHaveAccessibleDescription('Enter 0 or more minutes.')
  expect(await violations(page)).toEqual([])
  await field('Voice bot').fill('1,000')
  await expect(field('Voice bot')).toHaveAccessibleDescription('')
  await expect(section).toContainText(
    rupees(estimateOf('voice', 1000).total + estimateOf('email', 24_000).total),
  )
})

test('the address keeps the volumes and restores them', { tag: '@full' }, async ({ page }) => {
  await openStarted(page)
  await estimator(page).field('Chat bot').fill('35000')
  await expect(page).toHaveURL(/\?voice=16000&chat=35000$/)
  await page.reload()
  await expect(estimator(page).field('Chat bot')).toHaveValue('35,000')
  await expect(estimator(page).section).toContainText(`${estimateOf('chat', 35_000).either}, 35,000 chats`)
})

test(
  'the campaign in the address stays beside the volumes, but not in the link to share',
  { tag: '@full' },
  async ({ page, context, leadDesk }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: leadDesk.origin })
    await openStarted(page, `${path}?utm_source=mail&voice=9000`)
    const { section, field } = estimator(page)
    await field('Email bot').fill('24000')
    await expect(page).toHaveURL(/\?utm_source=mail&voice=9000&email=24000$/)
    await section.getByRole('button', { name: 'Copy link' }).click()
    await expect(section.getByRole('button', { name: 'Link copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${leadDesk.origin}${path}?voice=9000&email=24000#estimate`,
    )
    await field('Email bot').fill('25000')
    await expect(section.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
)

test(
  'if the browser does not allow copying, the link is selected in a field',
  { tag: '@full' },
  async ({ page, leadDesk }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await openStarted(page, `${path}?chat=500`)
    const { section } = estimator(page)
    await section.getByRole('button', { name: 'Copy link' }).press('Enter')
    const link = section.getByRole('textbox', { name: 'Copy it from here' })
    await expect(link).toHaveValue(`${leadDesk.origin}${path}?chat=500#estimate`)
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue())
  },
)

test('Contact Sales puts the estimate into the message and keeps it up to date', async ({ page }) => {
  await openStarted(page, `${path}?voice=16000&email=24000`)
  const contact = new ContactPage(page)
  const { contact: open, field } = estimator(page)
  await open.click()
  const { either, total, shown } = estimateOf('voice', 16_000)
  const together = rupees(total + estimateOf('email', 24_000).total)
  await expect(contact.field('message')).toHaveValue(
    RegExp(`16,000 minutes a month, ${either}: ${shown}.*${together} a month\\.$`),
  )
  await page.keyboard.press('Escape')
  await field('Email bot').fill('0')
  await open.click()
  await expect(contact.field('message')).toHaveValue(RegExp(`${either}: ${shown}\\.$`))
})

test('an address opens the bot it names, and a match of find-in-page opens the bot it is in', async ({
  page,
}) => {
  await page.goto(`${path}#email`)
  await new ContactPage(page).untilReady()
  const panel = (name: string) => page.getByRole('tabpanel', { name })
  await expect(panel('Email bot')).toBeVisible()
  await expect(panel('Email bot')).toBeInViewport()
  await expect(panel('Voice bot')).toBeHidden()

  const chat = page.locator('#chat')
  await expect(chat).toHaveAttribute('hidden', 'until-found')
  // What the browser sends before it scrolls to words found in there.
  await chat.getByText('Order tracking and returns').dispatchEvent('beforematch', { bubbles: true })
  await expect(panel('Chat bot')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Chat bot' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('each bot shows one package, chosen with arrow keys', { tag: '@full' }, async ({ page }) => {
    await page.goto(path)
    const voice = page.getByRole('tabpanel', { name: 'Voice bot' })
    await expect(voice.getByRole('article')).toHaveCount(1)
    await expect(voice.getByRole('article', { name: 'Growth' })).toContainText('Most Popular')
    await voice.getByRole('radio', { name: /^Growth/ }).press('ArrowRight')
    await expect(voice.getByRole('article', { name: 'Scale' })).toContainText(grouped(packages[2].price))
    await expect(voice.getByRole('article')).toHaveCount(1)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'nine packages with their prices, and worked examples in place of the estimator',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('article')).toHaveCount(9)
      await expect(page.getByRole('textbox', { name: 'Voice bot' })).toBeHidden()
      const examples = page.getByRole('table', { name: /^Voice bot/ })
      const change = RegExp(`^${grouped(firstChange('voice'))}`)
      await expect(examples.getByRole('row', { name: change })).toContainText(
        estimateOf('voice', firstChange('voice')).shown,
      )
    },
  )
})
