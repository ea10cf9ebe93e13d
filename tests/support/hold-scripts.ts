import type { Page } from '@playwright/test'

/** Holds back every script file until it is released, like a slow connection. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Opens a page that is fully parsed and visible, and whose script is held back until it is released. */
export async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page)
  // It is neither ready nor loaded without its script.
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('body > script').last().waitFor({ state: 'attached' })
  // Inline scripts wait for the style sheets, as the first paint does.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return release
}
