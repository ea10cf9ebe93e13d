import type { Page } from '@playwright/test'

/** The contact form, which every page has, once React has taken it over. */
const hydratedForm = 'form[data-ready]'

/** Waits until React has started. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForSelector(hydratedForm, { state: 'attached' })
}
