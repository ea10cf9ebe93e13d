import { expect, type Locator, type Page } from '@playwright/test'
import { type Heard, indianVoices, installStandIn, type StandIn } from './stand-in-voices.ts'

/** Opens a page on a device with voices, by default Chromium’s, and scrolls its player into view. */
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

/** Position of the button that plays the call, visible or not. */
export async function bringPlayerIntoSight(page: Page): Promise<void> {
  await page.waitForLoadState()
  const place = page.locator(`:has(> ${hasDemoCalls(page) ? '[data-listen]' : '[data-play]'})`).first()
  await place.scrollIntoViewIfNeeded()
}

/** The button that plays a call: Listen for the visible demo call, elsewhere Play on the first screen. */
export function listenButton(page: Page): Locator {
  return hasDemoCalls(page)
    ? page.getByRole('button', { name: /^Listen to the call/ })
    : page.locator('[data-play]')
}

const hasDemoCalls = (page: Page) => new URL(page.url()).pathname === '/products/virtual-assistant'

/** Asserts that a call is or is not being heard, according to its button. */
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

/** Waits until that many utterances have begun. */
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
