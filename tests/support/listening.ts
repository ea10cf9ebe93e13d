import { expect, type Locator, type Page } from '@playwright/test'
import { type Heard, indianVoices, installStandIn, type StandIn } from './stand-in-voices.ts'

/** Opens a page on a device with voices, Chromium’s unless said otherwise, and brings its player into sight. */
export async function openWithVoices(
  page: Page,
  path: string,
  standIn: Partial<StandIn> = {},
): Promise<void> {
  const device: StandIn = { like: 'chromium', voices: indianVoices, ...standIn }
  await page.addInitScript(installStandIn, device)
  await page.goto(path)
  await bringPlayerIntoSight(page)
}

/** Where the page has the button that its call is heard by, shown or not. */
export async function bringPlayerIntoSight(page: Page): Promise<void> {
  await page.waitForLoadState()
  const place = page.locator(`:has(> ${hasDemoCalls(page) ? '[data-listen]' : '[data-play]'})`).first()
  await place.scrollIntoViewIfNeeded()
}

/** The button that a call is heard by: Listen of the demo call that shows, elsewhere Play of the first screen. */
export function listenButton(page: Page): Locator {
  return hasDemoCalls(page)
    ? page.getByRole('button', { name: /^Listen to the call/ })
    : page.locator('[data-play]')
}

const hasDemoCalls = (page: Page) => new URL(page.url()).pathname === '/products/virtual-assistant'

/** Holds that a call is heard now, or is not, as its button says. */
export async function expectListening(page: Page, isOn: boolean): Promise<void> {
  const button = listenButton(page)
  if (hasDemoCalls(page)) await expect(button).toHaveAttribute('aria-pressed', String(isOn))
  else await expect(button).toHaveAccessibleName(isOn ? 'Pause' : /^Play (a call|three calls), \d:\d\d$/)
}

export function heard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => window.standIn.heard)
}

export function isSpeaking(page: Page): Promise<boolean> {
  return page.evaluate(() => window.standIn.isSpeaking())
}

/** Waits until so many utterances have begun. */
export async function whenHeard(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => window.standIn.heard.length >= wanted, count)
}

/** Seconds that a demo call shows as played. */
export async function elapsedIn(player: Locator): Promise<number> {
  const [minutes = 0, seconds = 0] = (await player.locator('[data-elapsed]').innerText())
    .split(':')
    .map(Number)
  return minutes * 60 + seconds
}
