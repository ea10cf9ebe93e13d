import { chromium, firefox, webkit } from '@playwright/test'
import { browserArguments } from '../../../tools/browser-arguments.ts'
import type { EngineName } from '../../../tools/engines/find-engine.ts'
import type { EngineBrowser } from './engine-browser.ts'
import { pageTab } from './page-tab.ts'

const types = { chromium, firefox, webkit }

/** Any Chromium, or Playwright's own build of Firefox or WebKit. */
export async function startPlaywrightBrowser(name: EngineName, program: string): Promise<EngineBrowser> {
  const args = name === 'chromium' ? browserArguments : []
  const browser = await types[name].launch({ executablePath: program, args })
  return {
    openTab: async (viewport, options) => {
      const context = await browser.newContext({
        viewport,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        javaScriptEnabled: options?.scripts ?? true,
      })
      const page = await context.newPage()
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      page.on('pageerror', (error) => messages.push(error.message))
      return pageTab(page, messages, {
        resize: (size) => page.setViewportSize(size),
        close: () => context.close(),
      })
    },
    close: () => browser.close(),
  }
}
