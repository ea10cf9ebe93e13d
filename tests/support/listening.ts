import type { Locator, Page } from '@playwright/test'
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

/** Where the page has its Listen button, shown or not. */
export async function bringPlayerIntoSight(page: Page): Promise<void> {
  await page.waitForLoadState()
  const place = page.locator(':has(> [data-listen])').first()
  await place.scrollIntoViewIfNeeded()
}

/** The one that shows; reached for on a page of any kind. */
export function listenButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Listen to the (sample calls|call)/ })
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
