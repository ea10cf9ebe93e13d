import { phaseSeconds } from '../../site/pages/home/hero-clock.ts'
import { heroCalls } from '../../site/content/hero-calls-words.ts'
import { ContactPage } from '../support/contact-page.ts'
import { cutOff } from '../support/cut-off.ts'
import { onlyInFullRun } from '../support/full-run.ts'
import { setTextSize } from '../support/text-size.ts'
import { expect, test } from '../support/shared-site.ts'

const loopSeconds = heroCalls.length * Object.values(phaseSeconds).reduce((sum, seconds) => sum + seconds)

// The checks of every page with text at twice its size are in at-a-desk.spec.ts.
test.beforeEach(({ page }) => setTextSize(page, 32))

for (const width of [390, 1280]) {
  test(
    `with text at twice its size, home, its header and the contact dialog fit ${width} px`,
    onlyInFullRun(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await page.evaluate(headingAgainstUsual)).toBeGreaterThan(1.8)
      const header = page.getByRole('banner')
      await expect(header.getByRole('button', { name: 'Contact Sales' })).toBeInViewport({ ratio: 1 })
      await header.getByRole('button', { name: 'Menu' }).click()
      await expect(header.getByRole('link', { name: 'Pricing' })).toBeInViewport({ ratio: 1 })
      await header.getByRole('button', { name: 'Menu' }).click()
      const contact = new ContactPage(page)
      await contact.open()
      await contact.submit.click()
      await expect(contact.field('firstName')).toBeFocused()
      expect(await cutOff(page)).toEqual([])
    },
  )
}

test('with text at twice its size, the skip link is out of sight until Tab reaches it', async ({ page }) => {
  await page.goto('/about')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
})

test(
  'with text at twice its size, all subtitles in home’s scene stay below the header of a phone',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Pause the scene' })).toBeEnabled()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    const said = new Map<string, boolean>()
    for (let second = 0; second <= loopSeconds; second++) {
      await page.clock.runFor(1000)
      const { words, isBelow } = await page.evaluate(subtitle)
      said.set(words, isBelow)
    }
    // The question, the check and the answer.
    expect(said.size).toBe(3 * heroCalls.length)
    expect([...said].filter(([, isBelow]) => !isBelow)).toEqual([])
  },
)

/** The current subtitle of home's scene, and whether all of it is visible below the header. */
function subtitle(): { words: string; isBelow: boolean } {
  const lines = document.querySelector('[data-phase] > div')
  const header = document.querySelector('header')
  if (!lines || !header) throw new Error('Home has no scene, or no header')
  const isBelow = lines.getBoundingClientRect().top >= header.getBoundingClientRect().bottom
  return { words: lines.textContent, isBelow }
}

/** The page's heading compared to its size at the default text size. */
function headingAgainstUsual(): number {
  const { style } = document.documentElement
  const size = () => parseFloat(getComputedStyle(document.querySelector('h1') ?? document.body).fontSize)
  const large = size()
  style.fontSize = '16px'
  const usual = size()
  style.fontSize = ''
  return large / usual
}
