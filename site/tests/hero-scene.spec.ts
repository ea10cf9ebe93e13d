import type { Page } from '@playwright/test'
import { browserArguments, softwareGraphics } from '../../tools/browser-arguments.ts'
import { findBrowser } from '../../tools/find-browser.ts'
import { recordScene, sceneRecord } from '../../tests/support/scene-probe.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const executablePath = findBrowser()

test.use({
  launchOptions: {
    args: [...browserArguments, ...softwareGraphics],
    ...(executablePath ? { executablePath } : {}),
  },
  // Few pixels and the smaller form, because here the processor draws every frame.
  viewport: { width: 600, height: 680 },
})

/** The attribute of the canvas that starts the style sheet's cross-fade. */
const scene = (page: Page) => page.locator('[data-live]')
const poster = (page: Page) => page.locator('[data-live] img')

/** Requested addresses of scene code. */
function sceneRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/mount-scene')) asked.push(request.url())
  })
  return asked
}

/** How many frames the scene draws while the browser shows a given number of its own. */
async function framesIn(page: Page, shown: number): Promise<number> {
  const before = await sceneRecord(page)
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
    shown,
  )
  const after = await sceneRecord(page)
  return after.frames - before.frames
}

test.describe('where it can be drawn', () => {
  test.beforeEach(({ page }) => recordScene(page, { frameInterval: 16 }))

  test(
    'the scene appears after the page has loaded, over the poster in the same place, in four draw calls a frame',
    { tag: '@full' },
    async ({ page }) => {
      const asked = sceneRequests(page)
      await page.goto('/', { waitUntil: 'load' })
      expect(asked).toEqual([])
      await expect(scene(page)).toHaveAttribute('data-live', 'true')
      expect(asked).toHaveLength(1)
      const canvas = page.locator('canvas')
      expect(await canvas.boundingBox()).toEqual(await poster(page).boundingBox())
      await expect(canvas).toHaveAttribute('aria-hidden', 'true')
      const { frames, drawCalls } = await sceneRecord(page)
      expect(drawCalls / frames).toBe(4)
    },
  )

  test(
    'pausing stops frames, subtitle and clock together, and so do an open dialog and leaving the screen',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/')
      await expect(scene(page)).toHaveAttribute('data-live', 'true')
      await page.getByRole('button', { name: 'Pause the scene' }).click()
      expect(await framesIn(page, 24)).toBe(0)
      await expect(scene(page)).toHaveAttribute('data-live', 'true')

      await page.getByRole('button', { name: 'Play the scene' }).click()
      await expect.poll(() => framesIn(page, 6)).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Start Your Journey' }).click()
      const track = page.locator('[data-playing]')
      await expect(track).toHaveAttribute('data-playing', 'false')
      await expect.poll(() => framesIn(page, 12)).toBe(0)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(track).toHaveAttribute('data-playing', 'true')
      await expect.poll(() => framesIn(page, 6)).toBeGreaterThan(0)

      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect.poll(() => framesIn(page, 12)).toBe(0)

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(() => framesIn(page, 6)).toBeGreaterThan(0)
    },
  )

  test(
    'a lost context brings the poster back, a restored one the scene',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/')
      await expect(scene(page)).toHaveAttribute('data-live', 'true')
      const extension = await page.evaluateHandle(() =>
        document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
      )
      await extension.evaluate((lose) => lose?.loseContext())
      await expect(scene(page)).toHaveAttribute('data-live', 'false')
      await expect(page.locator('canvas')).toHaveCSS('opacity', '0')
      await expect(poster(page)).toBeVisible()
      expect(await framesIn(page, 12)).toBe(0)

      await extension.evaluate((lose) => lose?.restoreContext())
      await expect(scene(page)).toHaveAttribute('data-live', 'true')
    },
  )
})

test(
  'a device that cannot keep up keeps the poster, and draws nothing more',
  { tag: '@full' },
  async ({ page }) => {
    await recordScene(page, { frameInterval: 90 })
    await page.goto('/')
    await expect.poll(async () => (await sceneRecord(page)).frames).toBeGreaterThan(0)
    await expect.poll(() => framesIn(page, 18)).toBe(0)
    await expect(scene(page)).toHaveAttribute('data-live', 'false')
  },
)

test.describe('not even its code is fetched', () => {
  async function expectNoScene(page: Page) {
    const asked = sceneRequests(page)
    await page.goto('/')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  }

  test('under reduced motion', async ({ page }) => {
    await recordScene(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectNoScene(page)
    await expect(poster(page)).toBeVisible()
  })

  test('in forced colours, which show no picture behind words', { tag: '@full' }, async ({ page }) => {
    await recordScene(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expectNoScene(page)
  })

  test('when data is saved', { tag: '@full' }, async ({ page }) => {
    await recordScene(page)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await expectNoScene(page)
    await expect(poster(page)).toBeVisible()
  })

  test('without WebGL 2', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await expectNoScene(page)
    await expect(poster(page)).toBeVisible()
  })

  test('where the processor would have to draw', { tag: '@full' }, async ({ page }) => {
    await expectNoScene(page)
    await expect(poster(page)).toBeVisible()
  })

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false })
    test('the poster stays', async ({ page }) => {
      const asked = sceneRequests(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(asked).toEqual([])
      await expect(poster(page)).toBeVisible()
    })
  })
})
