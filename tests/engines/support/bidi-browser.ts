import { launch, type Browser, type Page } from 'puppeteer-core'
import type { EngineBrowser, EngineTab, InPage } from './engine-browser.ts'

/** A Firefox of the system, such as Debian's, over WebDriver BiDi. */
export async function startBidiBrowser(program: string): Promise<EngineBrowser> {
  const browser: Browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      // Nothing of its own on the network.
      'app.update.enabled': false,
      'browser.safebrowsing.downloads.remote.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      // Scrollbars that take no width, as on a phone.
      'ui.useOverlayScrollbars': 1,
      'intl.accept_languages': 'en-IN, en',
    },
  })
  return {
    openTab: async (size, options) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      if (options?.scripts === false) await page.setJavaScriptEnabled(false)
      await page.setViewport(size)
      return bidiTab(page)
    },
    close: () => browser.close(),
  }
}

function bidiTab(page: Page): EngineTab {
  let messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error instanceof Error ? error.message : String(error)))
  return {
    goto: async (url) => {
      await page.goto('about:blank')
      messages = []
      await page.goto(url, { waitUntil: 'load' })
    },
    resize: (size) => page.setViewport(size),
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
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => page.browserContext().close(),
  }
}
