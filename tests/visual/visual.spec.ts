import type { Page } from '@playwright/test'
import { isFullRun, onlyInFullRun } from '../support/full-run.ts'
import { ContactPage } from '../support/contact-page.ts'
import { expect, test } from '../support/shared-site.ts'
import { signInPaused } from '../support/signed-in.ts'
import { noteRenderer, tolerance } from './recorded-with.ts'
import { portalViews, publicViews, type View } from './views.ts'

// How to look at a difference and accept it: docs/running.md.

const screens = [
  { width: 390, height: 780 },
  { width: 1280, height: 720 },
]

// Motion rests with its full content, and the hero shows its poster. Six tenths of the size are enough to see changes,
// and keep the repository small.
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.6 })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-11-21T11:42:00+05:30'))
})

test.afterAll(({ browser }, { config }) => {
  if (config.updateSnapshots === 'all') noteRenderer(browser.version())
})

/** Waits for fonts and the pictures on screen, so that the rendering is final. */
async function untilDrawn(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const onScreen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.checkVisibility() && top < innerHeight && bottom > 0
    })
    await Promise.all(onScreen.map((image) => image.decode()))
  })
}

/** Late fonts and pictures move what is below them, so this continues until it settles. */
async function scrollTo(page: Page, at: string) {
  await page
    .locator(at)
    .first()
    .evaluate(async (element) => {
      let before = ''
      for (let steady = 0; steady < 3;) {
        element.scrollIntoView({ block: 'start', behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const now = `${scrollY} ${element.getBoundingClientRect().top}`
        steady = now === before ? steady + 1 : 0
        before = now
      }
    })
}

async function compare(page: Page, { name, path, open, at }: View) {
  for (const screen of isFullRun ? screens : screens.slice(0, 1)) {
    await page.setViewportSize(screen)
    await page.goto(path)
    await new ContactPage(page).untilReady()
    await open?.(page)
    await untilDrawn(page)
    if (at) {
      await scrollTo(page, at)
      await untilDrawn(page)
    }
    const version = page.context().browser()?.version() ?? ''
    // Animations stay on: the header's background is a scroll-driven animation.
    const options = { ...tolerance(version), animations: 'allow', scale: 'device' } as const
    await expect.soft(page).toHaveScreenshot(`${name}-${screen.width}.png`, options)
  }
}

for (const view of publicViews)
  test(`${view.name} looks as it did`, onlyInFullRun(!view.always), ({ page }) => compare(page, view))

for (const view of portalViews) {
  test(`${view.name} looks as it did`, onlyInFullRun(!view.always), async ({ page }) => {
    await signInPaused(page, 'admin')
    await compare(page, view)
  })
}
