import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildDirectory } from '../build/build-directory.ts'
import { heroCalls } from '../content/hero-calls-words.ts'
import { solutionPages } from '../content/solutions/solution-pages.ts'
import { violations } from '../../tests/support/axe.ts'
import { heard as announced, listen as noteAnnouncements } from '../../tests/support/announcements.ts'
import {
  bringPlayerIntoSight,
  expectListening,
  heard,
  isSpeaking,
  listenButton,
  openWithVoices,
  whenHeard,
} from '../../tests/support/listening.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { expect, test } from '../../tests/support/shared-site.ts'
import { indianVoices } from '../../tests/support/stand-in-voices.ts'

const paths = ['/', '/products/virtual-assistant', '/solutions/banking'] as const
const assistantPath = '/products/virtual-assistant'

/** Requested addresses of the scripts for reading aloud. */
function readerRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/listen-[^/]*\.js/.test(request.url())) asked.push(request.url())
  })
  return asked
}

async function expectNothingToHear(page: Page, asked: string[]) {
  await page.waitForLoadState('networkidle')
  await expect(listenButton(page)).toHaveCount(0)
  expect(asked).toEqual([])
}

test(
  'a device without voices is offered nothing, and does not fetch the reading script',
  { tag: '@full' },
  async ({ page }) => {
    const asked = readerRequests(page)
    await openWithVoices(page, assistantPath, { voices: [] })
    await expectNothingToHear(page, asked)
  },
)

test('voices that send text away do not count', async ({ page }) => {
  const asked = readerRequests(page)
  await openWithVoices(page, assistantPath, {
    like: 'webkit',
    voices: indianVoices.filter(({ localService }) => localService === false),
  })
  await expectNothingToHear(page, asked)
})

test('voices of other languages alone bring no button', { tag: '@full' }, async ({ page }) => {
  await openWithVoices(page, assistantPath, { like: 'webkit', voices: [{ name: 'Anna', lang: 'de-DE' }] })
  await page.waitForLoadState('networkidle')
  await expect(listenButton(page)).toHaveCount(0)
})

test('a visitor who saves data is not sent the reading script', { tag: '@full' }, async ({ page }) => {
  const asked = readerRequests(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await openWithVoices(page, assistantPath)
  await expectNothingToHear(page, asked)
})

for (const path of paths) {
  test(
    `on ${path} Listen appears with voices that are listed late, and the reading script loads only then`,
    { tag: '@full' },
    async ({ page }) => {
      const asked = readerRequests(page)
      await openWithVoices(page, path, { untilNamed: true })
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await page.evaluate(() => window.standIn.nameVoices())
      await expect.poll(() => asked.length).toBe(1)
      await listenButton(page).click()
      await whenHeard(page, 1)
    },
  )

  for (const width of [390, 1440])
    test(
      `on ${path} Listen has no accessibility violation at ${width} px, off or on`,
      { tag: '@full' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await openWithVoices(page, path, { millisecondsPerCharacter: 300 })
        await expect(listenButton(page)).toBeVisible()
        if (path === assistantPath)
          expect(
            await listenButton(page).evaluate((button) => getComputedStyle(button, '::before').maskImage),
            'the button’s drawing, not a filled square',
          ).toMatch(/^url/)
        const within = ':has(> :is([data-listen], [data-play]))'
        expect(await violations(page, within)).toEqual([])
        await listenButton(page).click()
        await whenHeard(page, 1)
        expect(await violations(page, within)).toEqual([])
      },
    )
}

test('a media query for reduced data counts too', { tag: '@full' }, async ({ page }) => {
  const asked = readerRequests(page)
  await page.addInitScript(() => {
    const ask = matchMedia.bind(window)
    window.matchMedia = (query) => ask(query.includes('prefers-reduced-data') ? 'all' : query)
  })
  await openWithVoices(page, assistantPath)
  await expectNothingToHear(page, asked)
})

test('without speech synthesis at all every call still plays', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    // The property itself: an undefined value would still be `in window`.
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis')
    Reflect.deleteProperty(window, 'speechSynthesis')
  })
  await page.goto(assistantPath)
  await bringPlayerIntoSight(page)
  await page.getByRole('button', { name: 'Play Demo Call' }).click()
  await expect(page.getByRole('tabpanel').locator('[data-elapsed]')).not.toHaveText('0:00')
})

test('no live region says anything while the voice speaks', { tag: '@full' }, async ({ page }) => {
  await noteAnnouncements(page)
  for (const path of paths) {
    await openWithVoices(page, path, { millisecondsPerCharacter: 25 })
    await announced(page)
    await listenButton(page).click()
    await whenHeard(page, 3)
    expect(await announced(page)).toEqual([])
  }
})

test(
  'with reduced motion the hero’s calls are still read, and their words follow',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithVoices(page, '/')
    await listenButton(page).click()
    await whenHeard(page, 3)
    await expect(page.locator('[data-subtitle]')).toContainText('Tamil')
    await listenButton(page).click()
    expect(await isSpeaking(page)).toBe(false)
  },
)

test(
  'a voice that stops without an event is given up, and Listen is off again',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install()
    // Each line takes more than 15 seconds: the stand-in cuts it off, as Chromium does.
    await openWithVoices(page, assistantPath, { millisecondsPerCharacter: 600 })
    await page.clock.runFor(1000)
    await listenButton(page).click()
    await page.clock.runFor(2000)
    await expectListening(page, true)
    await page.clock.runFor(60_000)
    await expectListening(page, false)
    expect(await heard(page)).toHaveLength(1)
  },
)

test('the reading script is one file of at most 3 kB, and loads only on demand', { tag: '@full' }, () => {
  const assets = join(buildDirectory, 'client/assets')
  const files = readdirSync(assets).filter((name) => /^listen-.*\.js\.br$/.test(name))
  expect(files).toHaveLength(1)
  expect(readFileSync(join(assets, files[0] ?? '')).byteLength).toBeLessThanOrEqual(3000)
})

for (const path of ['/', assistantPath, '/solutions/edtech'])
  for (const width of [390, 768, 1440])
    test(
      `the first screen of ${path} shows its whole player at ${width} px`,
      onlyInFullRun(width !== 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: width === 390 ? 700 : 900 })
        await page.goto(path)
        for (const part of [page.locator('[data-play]'), page.locator('[data-language]')])
          await expect(part).toBeInViewport({ ratio: 1 })
      },
    )

test('without voices the same button plays the words with their drawing, says so, and pauses', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithVoices(page, '/solutions/edtech', { voices: [] })
  const stage = page.locator('[data-stage]')
  const { words } = solutionPages.edtech.call.turns[0] ?? {}
  const atRest = await page.getByRole('slider').inputValue()
  await page.locator('[data-play]').click()
  await expect(stage.locator('[data-now-said]')).toContainText(words ?? '')
  await expect(page.getByText('does not play sound')).toBeVisible()
  await expect.poll(() => page.getByRole('slider').inputValue()).not.toBe(atRest)
  await page.locator('[data-play]').click()
  const second = await page.getByRole('slider').inputValue()
  await expect(page.getByText('does not play sound')).toBeHidden()
  await expectListening(page, false)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.getByRole('slider').inputValue()).toBe(second)
})

test('a call is heard in English if the visitor chooses so', async ({ page }) => {
  await openWithVoices(page, '/solutions/banking', { millisecondsPerCharacter: 60 })
  await page.getByLabel('Language').selectOption('English')
  await listenButton(page).click()
  await whenHeard(page, 1)
  const [said] = await heard(page)
  expect(said).toMatchObject({ words: solutionPages.banking.call.turns[0]?.english, lang: 'en-IN' })
  await expect(page.getByText('read by your device with voices of its own')).toBeVisible()
})

test('home begins with the call in the chosen language, and its words show immediately', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithVoices(page, '/', { millisecondsPerCharacter: 60 })
  await page.getByLabel('Language').selectOption('Tamil')
  const tamil = heroCalls.find(({ lang }) => lang === 'ta')
  await expect(page.locator('[data-subtitle]')).toContainText(tamil?.question.native ?? '')
  await listenButton(page).click()
  await whenHeard(page, 1)
  expect((await heard(page))[0]?.words).toBe(tamil?.question.native)
})

test('the call on the virtual assistant’s first screen leads the illustration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithVoices(page, assistantPath, { millisecondsPerCharacter: 15 })
  await page.locator('[data-play]').click()
  const now = page.locator('figure [aria-current=step]')
  await expect(now).toContainText('A call comes in')
  await whenHeard(page, 3)
  await expect(now).toContainText('It listens')
  await whenHeard(page, 5)
  await expect(now).toContainText('It understands')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('no player is offered that cannot play', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('[data-play]')).toBeHidden()
    }
  })
})
