import type { Page } from '@playwright/test'

/**
 * Script errors of a page from now on. Playwright's clock, once a test has used it, leaves a script in the browser
 * context that fails in the pages of later tests: contexts are reused.
 */
export function pageErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.endsWith("(reading 'controller')")) errors.push(message)
  })
  return errors
}
