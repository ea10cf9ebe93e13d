import type { Page } from '@playwright/test'

/** Sets the visitor's own size of text, in pixels; 16 is the usual one. Breakpoints in em follow it. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
}
