import type { Page } from '@playwright/test'

/** Sets the visitor's own text size, in pixels; 16 is the default. Breakpoints in em follow it. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
}
