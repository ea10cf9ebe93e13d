import type { Page } from '@playwright/test'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { openBeforeScript } from '../../tests/support/hold-scripts.ts'
import { violations } from '../../tests/support/axe.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const path = '/products/virtual-assistant'
const personas = ['healthcare', 'sales', 'banking', 'realestate', 'insurance', 'education']

/** Opens the page, or one of its calls, and stops the page's clock as soon as it works. */
async function openWithClock(page: Page, hash = '') {
  await page.clock.install()
  await page.goto(path + hash)
  await new ContactPage(page).untilReady()
  // The players' scripts load when they come near the screen.
  if (hash) await expect(page.locator(`form[data-ready]:has-text("Demo Call")`)).toHaveCount(personas.length)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

function film(page: Page) {
  const figure = page.getByRole('figure').filter({ hasText: 'One sample call' })
  return {
    steps: figure.getByRole('listitem'),
    now: figure.locator('[aria-current=step]'),
    pause: figure.getByRole('button', { name: 'Pause the illustration' }),
    play: figure.getByRole('button', { name: 'Play the illustration' }),
  }
}

const titles = ['A call comes in', 'It listens', 'It understands', 'It acts and answers']

/** Titles of the steps shown after each of these numbers of milliseconds. */
async function watchFilm(page: Page, waits: number[]) {
  const seen: (number | undefined)[] = []
  for (const wait of waits) {
    await page.clock.runFor(wait)
    const text = (await film(page).now.textContent()) ?? ''
    seen.push(titles.findIndex((title) => text.includes(title)))
  }
  return seen
}

test.describe('the film', () => {
  test('shows four steps in a loop, two seconds each', { tag: '@full' }, async ({ page }) => {
    await openWithClock(page)
    await expect(film(page).steps).toHaveCount(4)
    // Pausing and playing sets the clock somewhere within a step: go on to the beginning of the next one.
    const [start = -1] = await watchFilm(page, [0])
    let [now, waited] = [start, 0]
    while (now === start && waited++ < 400) [now = start] = await watchFilm(page, [5])
    const following = [1, 2, 3, 4, 5].map((step) => (now + step) % 4)
    expect(await watchFilm(page, [2000, 2000, 2000, 2000, 2000])).toEqual(following)
    const last = following.at(-1) ?? 0
    expect(await watchFilm(page, [1990, 10])).toEqual([last, (last + 1) % 4])
  })

  test('pauses where it is, and resumes from there', { tag: '@full' }, async ({ page }) => {
    await openWithClock(page)
    const { pause, play } = film(page)
    expect(await pause.boundingBox()).toMatchObject({ width: 44, height: 44 })
    await pause.press('Enter')
    const [paused = -1] = await watchFilm(page, [0])
    expect(await watchFilm(page, [2000, 7000])).toEqual([paused, paused])
    await play.press('Enter')
    expect(await watchFilm(page, [2000])).toEqual([(paused + 1) % 4])
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the film rests on step four and has nothing to pause', async ({ page }) => {
    await openWithClock(page)
    expect(await watchFilm(page, [0, 5000, 5000])).toEqual([3, 3, 3])
    await expect(film(page).pause).toBeHidden()
  })
})

/** The player of the persona that is shown. */
function player(page: Page) {
  const panel = page.getByRole('tabpanel')
  return {
    panel,
    play: panel.getByRole('button', { name: 'Play Demo Call' }),
    pause: panel.getByRole('button', { name: 'Pause Demo Call' }),
    note: panel.getByText('Simulated audio.'),
    elapsed: panel.locator('[data-elapsed]'),
    line: panel.locator('[aria-current=true]'),
    transcript: panel.getByRole('group', { name: /^Call with/ }),
    /** How much of the call the playhead has passed, from 0 to 1. */
    played: () =>
      panel.evaluate((element) =>
        Number(element.querySelector<HTMLElement>('[data-seconds]')?.style.getPropertyValue('--played')),
      ),
  }
}

test.describe('a demo call', () => {
  test('runs playhead, timer and transcript on one clock, keeps its position and resets at the end', async ({
    page,
  }) => {
    await openWithClock(page, '#insurance')
    const { play, pause, note, elapsed, line, transcript, played } = player(page)
    await expect(note).toBeHidden()
    await play.click()
    await expect(note).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(elapsed).toHaveText(/0:(19|20)/)
    await expect(line).toContainText('Second June, 1979.')
    expect(await played()).toBeCloseTo(20 / 72, 2)

    await pause.click()
    await page.clock.runFor(30_000)
    await expect(line).toContainText('Second June, 1979.')
    expect(await played()).toBeCloseTo(20 / 72, 2)

    const place = await page.evaluate(() => scrollY)
    await play.click()
    await page.clock.runFor(49_000)
    await expect(line).toContainText('Thank you for calling.')
    await expect(line).toBeInViewport()
    await expect.poll(() => transcript.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
    expect(await page.evaluate(() => scrollY)).toBe(place)

    await page.clock.runFor(4000)
    await expect(play).toBeVisible()
    await expect(elapsed).toHaveText('0:00')
    await expect(line).toHaveCount(0)
    expect(await played()).toBe(0)
  })

  test('is not announced line by line', { tag: '@full' }, async ({ page }) => {
    await page.goto(path)
    await new ContactPage(page).untilReady()
    const transcript = player(page).transcript
    await expect(transcript).toBeVisible()
    expect(
      await transcript.evaluate((box) => box.closest('[aria-live], [role=status], [role=log], [role=alert]')),
    ).toBeNull()
  })

  test('stops when another persona is chosen', { tag: '@full' }, async ({ page }) => {
    await openWithClock(page, '#healthcare')
    await player(page).play.click()
    await page.clock.runFor(12_000)
    await page.getByRole('tab', { name: 'Sales' }).click()
    await expect(player(page).play).toBeVisible()
    await page.getByRole('tab', { name: 'Healthcare' }).click()
    await expect(player(page).play).toBeVisible()
    await expect(player(page).elapsed).toHaveText('0:00')
    await expect(player(page).line).toHaveCount(0)
    await expect(player(page).note).toBeHidden()
  })

  test('pressed before any script has loaded, plays as soon as it can', async ({ page }) => {
    const release = await openBeforeScript(page, path)
    await page.getByRole('button', { name: 'Play Demo Call' }).click()
    release()
    await expect(player(page).pause).toBeVisible()
    await expect(page).toHaveURL(path)
  })
})

test.describe('the persona tabs', () => {
  test('are a tab set with healthcare first, reflected in the address', async ({ page }) => {
    await openWithClock(page)
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveText(['Healthcare', 'Sales', 'Banking', 'Real Estate', 'Insurance', 'Education'])
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Healthcare')
    await tabs.first().focus()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(`${path}#education`)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${path}#healthcare`)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    await expect(player(page).panel).toContainText('Asha')
  })

  for (const width of [390, 1440]) {
    test(
      `have no accessibility violation at ${width} px, whichever call plays`,
      onlyInFullRun(width !== 390),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await player(page).play.click()
          await expect(player(page).line).toBeVisible()
          expect(await violations(page, '#personas')).toEqual([])
        }
      },
    )
  }
})

test(
  'every button to the team opens the dialog under its own heading',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(path)
    const contact = new ContactPage(page)
    const headings: string[] = []
    const buttons = page.getByRole('button', { name: 'Speak to our Team' })
    await expect(buttons).toHaveCount(3)
    for (const button of await buttons.all()) {
      await button.click()
      headings.push((await contact.dialog.getByRole('heading').first().textContent()) ?? '')
      await page.keyboard.press('Escape')
    }
    expect(headings).toEqual([
      'Speak to our team about your calls.',
      'Speak to our team about your systems.',
      'Give it one of your calls.',
    ])
  },
)

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'all four steps and all six calls can be read, without dead controls',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(path)
      for (const title of titles) await expect(page.getByRole('heading', { name: title })).toBeVisible()
      for (const id of personas) await expect(page.locator(`#${id} [data-transcript]`)).toBeVisible()
      const box = page.locator('#insurance [data-transcript]')
      expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
      await expect(page.getByRole('button', { name: /Demo Call|the illustration/ })).toHaveCount(0)
    },
  )
})
