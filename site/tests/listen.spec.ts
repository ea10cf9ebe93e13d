import type { Page } from '@playwright/test'
import { personas } from '../content/products/personas.ts'
import { heroCalls } from '../content/hero-calls-words.ts'
import { site } from '../../common/brand/site.ts'
import { solutionPages } from '../content/solutions/solution-pages.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { expect, test } from '../../tests/support/shared-site.ts'
import {
  elapsedIn,
  expectListening,
  heard,
  isSpeaking,
  listenButton,
  openWithVoices,
  whenHeard,
} from '../../tests/support/listening.ts'

const [healthcare, sales] = personas

const engines = ['chromium', 'firefox', 'webkit'] as const
const assistantPath = '/products/virtual-assistant'
const player = (page: Page) => page.getByRole('tabpanel')
const slider = (page: Page) => page.getByRole('slider', { name: 'Read the call, second by second' })

for (const like of engines)
  test.describe(`voices like those of ${like}`, () => {
    test(
      'read the hero’s calls: two voices, each line in its language, drawing and words in step',
      { tag: '@full' },
      async ({ page }) => {
        await openWithVoices(page, '/', { like, millisecondsPerCharacter: 25 })
        await listenButton(page).click()
        await expectListening(page, true)
        const subtitle = page.locator('[data-subtitle]')
        for (const [place, call] of heroCalls.entries()) {
          await whenHeard(page, 2 * place + 1)
          await expect(subtitle).toHaveAttribute('data-phase', 'listen')
          await expect(subtitle).toContainText(call.question.native)
          await expect(page.locator('[data-track] [data-state=now]')).toHaveText('Listens')
          await whenHeard(page, 2 * place + 2)
          await expect(subtitle).toHaveAttribute('data-phase', 'answer')
          await expect(subtitle).toContainText(call.answer.native)
          // There is no Bengali voice.
          if (call.lang === 'bn') await expect(subtitle).toContainText('Bengali, read in English')
          else await expect(subtitle).not.toContainText('read in English')
        }
        await expectListening(page, false)
        const [hindi, tamil, bengali] = heroCalls
        const said = await heard(page)
        expect(said.map(({ words, voice, lang }) => [words, voice, lang])).toEqual([
          [hindi.question.native, 'Kiran', 'hi_IN'],
          [hindi.answer.native, 'Lekha', 'hi-IN'],
          [tamil?.question.native, 'Vani', 'ta-IN'],
          [tamil?.answer.native, 'Vani', 'ta-IN'],
          [bengali?.question.english, 'Samantha', 'en-US'],
          [bengali?.answer.english, 'Rishi', 'en-IN'],
        ])
        for (const place of [0, 2, 4]) expect(said[place]?.pitch).toBeLessThan(said[place + 1]?.pitch ?? 0)
        expect(said.filter(({ isWhole, isRemote }) => !isWhole || isRemote)).toEqual([])
      },
    )

    test(
      'read a demo call line by line with playhead, timer and transcript, and all reset at its end',
      { tag: '@full' },
      async ({ page }) => {
        await openWithVoices(page, assistantPath, { like })
        await listenButton(page).click()
        await expect(player(page).getByText('read by your device with voices of its own')).toBeVisible()
        await expect(player(page).getByText('does not play sound')).toBeHidden()
        for (const [place, { at, text }] of healthcare.lines.entries()) {
          await whenHeard(page, place + 1)
          await expect(player(page).locator('[aria-current=true]')).toContainText(text)
          expect(await elapsedIn(player(page))).toBeGreaterThanOrEqual(Math.floor(at))
        }
        await expectListening(page, false)
        expect(await elapsedIn(player(page))).toBe(0)
        await expect(player(page).getByRole('button', { name: 'Play Demo Call' })).toBeVisible()
        const said = await heard(page)
        expect(said.map(({ words }) => words)).toEqual(healthcare.lines.map(({ text }) => text))
        expect(said.map(({ voice }) => voice)).toEqual(
          healthcare.lines.map(({ speaker }) => (speaker === 'assistant' ? 'Rishi' : 'Samantha')),
        )
      },
    )

    test(
      'stop immediately when the call is paused, and repeat its line on the next press',
      { tag: '@full' },
      async ({ page }) => {
        await openWithVoices(page, assistantPath, { like, millisecondsPerCharacter: 40 })
        await listenButton(page).click()
        await whenHeard(page, 2)
        // Within one task of the page: nothing may be spoken after the press.
        const spokeAfter = await page.evaluate(() => {
          document.querySelector<HTMLElement>('[data-state=playing] form button')?.click()
          return window.standIn.isSpeaking()
        })
        expect(spokeAfter).toBe(false)
        await expectListening(page, false)
        const place = await elapsedIn(player(page))
        expect(place).toBeGreaterThanOrEqual(4)

        await listenButton(page).click()
        await whenHeard(page, 3)
        const [, cut, again] = await heard(page)
        expect(again?.words).toBe(cut?.words)
        expect(cut?.isWhole).toBe(false)
        await listenButton(page).click()
        expect(await isSpeaking(page)).toBe(false)
      },
    )
  })

test('without Listen a call plays silently, as its note says', { tag: '@full' }, async ({ page }) => {
  await openWithVoices(page, assistantPath)
  await listenButton(page).click()
  await whenHeard(page, 1)
  await player(page).getByRole('button', { name: 'Pause Demo Call' }).click()
  const before = await heard(page)
  const place = await elapsedIn(player(page))
  await player(page).getByRole('button', { name: 'Play Demo Call' }).click()
  await expect(player(page).getByText('does not play sound')).toBeVisible()
  await expect(player(page).getByText('read by your device')).toBeHidden()
  await expect.poll(() => elapsedIn(player(page))).toBeGreaterThan(place)
  expect(await heard(page)).toHaveLength(before.length)
})

test(
  'a solution’s call is read from its start, in English if its language has no voice, and says so',
  { tag: '@full' },
  async ({ page }) => {
    await openWithVoices(page, '/solutions/real-estate', { millisecondsPerCharacter: 25 })
    await listenButton(page).click()
    const turns = solutionPages['real-estate']?.call.turns ?? []
    for (const [place, { english, words }] of turns.slice(0, 3).entries()) {
      await whenHeard(page, place + 1)
      expect((await heard(page))[place]?.words).toBe(english)
      await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
    }
    await expect(page.getByText(`${site.brand}, read in English`)).toBeVisible()
    expect(new Set((await heard(page)).map(({ voice }) => voice))).toEqual(new Set(['Rishi', 'Samantha']))
  },
)

test(
  'using the slider stops the voice, and the next press reads from the chosen line',
  { tag: '@full' },
  async ({ page }) => {
    await openWithVoices(page, '/solutions/edtech', { millisecondsPerCharacter: 60 })
    await listenButton(page).click()
    await whenHeard(page, 1)
    await slider(page).focus()
    expect(await isSpeaking(page)).toBe(false)
    await expectListening(page, false)
    const line = solutionPages.edtech.call.turns.findLast(({ speaker }) => speaker === 'caller')
    await slider(page).fill(String(Math.ceil(line?.from ?? 0)))
    await listenButton(page).click()
    await whenHeard(page, 2)
    expect((await heard(page))[1]).toMatchObject({ words: line?.words, voice: 'Kiran' })
    await slider(page).press('Home')
    expect(await isSpeaking(page)).toBe(false)
    await expect(slider(page)).toHaveValue('0')
  },
)

test('a mouse over the score does not move it while the voice reads', { tag: '@full' }, async ({ page }) => {
  await openWithVoices(page, '/solutions/edtech', { millisecondsPerCharacter: 100 })
  await listenButton(page).click()
  await whenHeard(page, 1)
  // Within one task of the page: at the next frame the voice would have moved it back.
  const shown = await slider(page).evaluate((element: HTMLInputElement) => {
    const move = { pointerType: 'mouse', clientX: innerWidth / 2, bubbles: true }
    element.dispatchEvent(new PointerEvent('pointermove', move))
    return element.valueAsNumber
  })
  expect(shown).toBeLessThan(5)
  expect(await isSpeaking(page)).toBe(true)
})

test('starting another persona’s call stops the one being read', { tag: '@full' }, async ({ page }) => {
  await openWithVoices(page, assistantPath, { millisecondsPerCharacter: 60 })
  await listenButton(page).click()
  await whenHeard(page, 1)
  await page.getByRole('tab', { name: 'Sales' }).click()
  expect(await isSpeaking(page)).toBe(false)
  await listenButton(page).click()
  await whenHeard(page, 2)
  await page.getByRole('tab', { name: 'Healthcare' }).click()
  await expectListening(page, false)
  expect(await elapsedIn(player(page))).toBe(0)
})

test(
  'only one player is read at a time, wherever the second press comes from',
  { tag: '@full' },
  async ({ page }) => {
    await openWithVoices(page, assistantPath, { millisecondsPerCharacter: 60 })
    await page.getByRole('tab', { name: 'Sales' }).click()
    await expect(listenButton(page)).toBeVisible()
    await page.getByRole('tab', { name: 'Healthcare' }).click()
    await listenButton(page).click()
    await whenHeard(page, 1)
    await page.evaluate(() => document.querySelector<HTMLElement>('#sales [data-listen]')?.click())
    await whenHeard(page, 2)
    await expect(page.locator('#healthcare [data-listen]')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('#sales [data-listen]')).toHaveAttribute('aria-pressed', 'true')
    expect((await heard(page))[1]?.words).toBe(sales.lines[0]?.text)
  },
)

for (const [path, what] of [
  ['/', 'the hero’s calls'],
  [assistantPath, 'a demo call'],
  ['/solutions/edtech', 'a solution’s call'],
] as const) {
  test(`a hidden tab stops ${what}, which does not resume by itself`, { tag: '@full' }, async ({ page }) => {
    await openWithVoices(page, path, { millisecondsPerCharacter: 100 })
    await listenButton(page).click()
    await whenHeard(page, 1)
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
        document.dispatchEvent(new Event('visibilitychange'))
        return window.standIn.isSpeaking()
      }, isHidden)
    expect(await hide(true)).toBe(false)
    expect(await hide(false)).toBe(false)
    await expectListening(page, false)
  })

  test(`leaving the page stops ${what}`, onlyInFullRun(path !== assistantPath), async ({ page }) => {
    await openWithVoices(page, path, { millisecondsPerCharacter: 100 })
    await listenButton(page).click()
    await whenHeard(page, 1)
    await page.evaluate(() =>
      addEventListener('pagehide', () =>
        sessionStorage.setItem('spoke', String(window.standIn.isSpeaking())),
      ),
    )
    await page.goto('/about')
    expect(await page.evaluate(() => sessionStorage.getItem('spoke'))).toBe('false')
  })

  test(
    `nothing speaks on ${path} before a press, and only voices of the device ever do`,
    { tag: '@full' },
    async ({ page }) => {
      await openWithVoices(page, path)
      await expect(listenButton(page)).toBeVisible()
      await expectListening(page, false)
      expect(await isSpeaking(page)).toBe(false)
      await listenButton(page).press('Space')
      await whenHeard(page, 3)
      await expect(listenButton(page)).toBeFocused()
      expect((await heard(page)).filter(({ isRemote }) => isRemote)).toEqual([])
    },
  )
}

test(
  'the hero’s voice stops with the scene: by its button, under a dialog, and off screen',
  { tag: '@full' },
  async ({ page }) => {
    await openWithVoices(page, '/', { millisecondsPerCharacter: 100 })
    const isOff = async () => {
      await expectListening(page, false)
      expect(await isSpeaking(page)).toBe(false)
    }
    await listenButton(page).click()
    await whenHeard(page, 1)
    await page.getByRole('button', { name: 'Pause the scene' }).click()
    await isOff()
    // The scene plays again with the voice that leads it.
    await listenButton(page).click()
    await whenHeard(page, 2)
    await expect(page.getByRole('button', { name: 'Pause the scene' })).toBeVisible()
    await page.getByRole('button', { name: 'Start Your Journey' }).click()
    await isOff()
    await page.keyboard.press('Escape')
    await listenButton(page).click()
    await whenHeard(page, 3)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await isOff()
  },
)
