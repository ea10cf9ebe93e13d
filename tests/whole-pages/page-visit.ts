import { expect, type Page } from '@playwright/test'
import { ContactPage } from '../support/contact-page.ts'
import { untilFontsAreThere } from '../support/motion.ts'
import { signInPaused } from '../support/signed-in.ts'
import { pageErrors } from '../support/page-errors.ts'

/** Opens a page, signing in if required, and waits for its script to start and its fonts to load. */
export async function open(page: Page, path: string): Promise<void> {
  if (path.startsWith('/dashboard')) await signInPaused(page, 'admin')
  await page.goto(path)
  await new ContactPage(page).untilReady()
  await page.locator('h1').first().waitFor()
  await untilFontsAreThere(page)
}

/** Collects what the page writes to the console, its errors, and its requests to other origins. */
export function watch(page: Page, origin: string): { messages: string[]; foreign: string[] } {
  const messages = pageErrors(page)
  const foreign: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  return { messages, foreign }
}

export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width)
}

/** Scrolls to the top; the header's ground follows the scrolling a frame later. */
export function toTop(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** A path as a file name: `/products/qams` is `products-qams`. */
export const nameOfFile = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'
