import { chromium, firefox, webkit, type Page } from '@playwright/test'
import { browserArguments } from '../../../scripts/browser-arguments.ts'
import type { EngineName } from '../../../scripts/engines/find-engine.ts'
import type { EngineBrowser, EngineTab, InPage } from './engine-browser.ts'

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
      return playwrightTab(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function playwrightTab(page: Page): EngineTab {
  let messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return {
    goto: async (url) => {
      await page.goto('about:blank')
      messages = []
      await page.goto(url)
    },
    resize: (size) => page.setViewportSize(size),
    evaluate: <Argument, Result>(run: InPage<Argument, Result>, argument: Argument) =>
      page.evaluate(run as InPage<unknown, unknown>, argument) as Promise<Result>,
    movePointer: (x, y) => page.mouse.move(x, y),
    press: (x, y) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to, { steps: 4 })
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    messages: async () => messages,
    picture: () => page.screenshot(),
    close: () => page.context().close(),
  }
}
