import type { Locator, Page } from '@playwright/test'
import { openBeforeScript } from '../../tests/support/hold-scripts.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

/** A dropdown of the header and what a visitor can see of it. */
function dropdown(page: Page, name: 'Products' | 'Solutions') {
  const button = page.getByRole('banner').getByRole('button', { name })
  const panel = page.locator(`#${name.toLowerCase()}-menu`)
  return { button, panel, links: panel.getByRole('link') }
}

async function untilScripted(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveAttribute('data-menus', 'scripted')
}

async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(640, 780)
}

async function moveOnto(locator: Locator): Promise<void> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing there to move onto')
  await locator.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

test.describe('with a mouse', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await untilScripted(page)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  })

  test('a menu opens on hover and closes one second after the pointer has left', async ({ page }) => {
    const { button, panel } = dropdown(page, 'Products')
    await button.hover()
    await expect(panel).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await moveAway(page)
    await page.clock.runFor(999)
    await expect(panel).toBeVisible()
    await page.clock.runFor(1)
    await expect(panel).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('the pointer may cross the gap into the panel and rest there', { tag: '@full' }, async ({ page }) => {
    const { button, panel, links } = dropdown(page, 'Solutions')
    await button.hover()
    await moveAway(page)
    await page.clock.runFor(600)
    await moveOnto(links.first())
    await page.clock.runFor(5000)
    await expect(panel).toBeVisible()
  })

  test(
    'a click after hovering keeps it open, and the next click closes it',
    { tag: '@full' },
    async ({ page }) => {
      const { button, panel } = dropdown(page, 'Products')
      await button.hover()
      await button.click()
      await moveAway(page)
      await page.clock.runFor(5000)
      await expect(panel).toBeVisible()
      await button.click()
      await expect(panel).toBeHidden()
    },
  )

  test('Escape closes it under the pointer, and it stays closed', { tag: '@full' }, async ({ page }) => {
    const { button, panel } = dropdown(page, 'Products')
    await button.hover()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.clock.runFor(5000)
    await expect(panel).toBeHidden()
    await page.mouse.move(0, 400)
    await button.hover()
    await expect(panel).toBeVisible()
  })

  test('opening one closes the other', { tag: '@full' }, async ({ page }) => {
    const products = dropdown(page, 'Products')
    const solutions = dropdown(page, 'Solutions')
    await products.button.click()
    await solutions.button.hover()
    await expect(solutions.panel).toBeVisible()
    await expect(products.panel).toBeHidden()
    await expect(products.button).toHaveAttribute('aria-expanded', 'false')
  })

  test('a click outside closes a pinned menu', { tag: '@full' }, async ({ page }) => {
    const { button, panel } = dropdown(page, 'Solutions')
    await button.click()
    await page.mouse.click(640, 780)
    await expect(panel).toBeHidden()
  })
})

test('by keyboard: Enter opens, Tab goes in, leaving closes, Escape returns to the button', async ({
  page,
}) => {
  await page.goto('/')
  await untilScripted(page)
  const { button, panel, links } = dropdown(page, 'Products')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Space')
  await links.last().focus()
  await page.keyboard.press('Tab')
  await expect(dropdown(page, 'Solutions').button).toBeFocused()
  await expect(panel).toBeHidden()
})

test(
  'the panels hold eight products, eight industries and four use cases',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    const lists = page.locator('#products-menu ul, #solutions-menu ul')
    const counts = await lists.evaluateAll((all) => all.map((list) => list.children.length))
    expect(counts).toEqual([8, 8, 4])
  },
)

test.describe('before any script has loaded', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
  })

  test('hovering opens a menu, and it stays for a second', { tag: '@full' }, async ({ page }) => {
    const { button, panel } = dropdown(page, 'Products')
    await button.hover()
    await expect(panel).toBeVisible()
    const left = Date.now()
    await moveAway(page)
    await expect(panel).toBeHidden()
    expect(Date.now() - left).toBeGreaterThan(900)
  })

  test('a press opens a menu and Escape closes it', async ({ page }) => {
    const { button, panel } = dropdown(page, 'Solutions')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  })
})

for (const opened of ['hovered', 'pressed']) {
  test(
    `a menu that was ${opened} open before script stays open when script takes over`,
    onlyInFullRun(opened !== 'pressed'),
    async ({ page }) => {
      const release = await openBeforeScript(page, '/')
      const { button, panel } = dropdown(page, 'Products')
      if (opened === 'hovered') await button.hover()
      else await button.press('Enter')
      await expect(panel).toBeVisible()
      release()
      await page.keyboard.press('Shift')
      await untilScripted(page)
      await expect(panel).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    },
  )
}

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu and the next tap closes it', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await untilScripted(page)
    const { button, panel } = dropdown(page, 'Products')
    await button.tap()
    await expect(panel).toBeVisible()
    await button.tap()
    await expect(panel).toBeHidden()
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens over the page, which then does not scroll, and Escape returns to its button', async ({
    page,
  }) => {
    await page.goto('/')
    await untilScripted(page)
    const burger = page.getByRole('button', { name: 'Menu' })
    const menu = page.locator('#mobile-menu')
    await burger.click()
    await expect(menu).toBeVisible()
    await expect(burger).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(195, 500)
    await page.mouse.wheel(0, 600)
    await menu.getByText('Products', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Document Processing' })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()
  })

  test(
    'Contact Sales opens the dialog from the open menu, which closes',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/')
      const contact = new ContactPage(page)
      await page.getByRole('button', { name: 'Menu' }).click()
      await contact.opener.click()
      await expect(contact.dialog).toBeVisible()
      await expect(page.locator('#mobile-menu')).toBeHidden()
    },
  )

  test('it contains every other link', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    for (const name of ['Pricing', 'Partner Program', 'Solutions overview', 'About', 'Blog', 'Sign in'])
      await expect(page.locator('#mobile-menu').getByRole('link', { name, exact: true })).toBeVisible()
  })
})
