import { launch, type Browser, type Page } from 'puppeteer-core'
import type { EngineBrowser, EngineTab, InPage } from './engine-browser.ts'
import { RecordingProxy } from './recording-proxy.ts'

/** A Firefox of the system, such as Debian's, over WebDriver BiDi. */
export async function startBidiBrowser(program: string): Promise<EngineBrowser> {
  const browser: Browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      // The browser itself must not use the network.
      'app.update.enabled': false,
      'browser.safebrowsing.downloads.remote.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      // Scrollbars that take no width, as on a phone.
      'ui.useOverlayScrollbars': 1,
      // As in the others here, which have no graphics card to draw the scene with.
      'webgl.disabled': true,
      'intl.accept_languages': 'en-IN, en',
    },
  })
  return {
    openTab: async (size, options) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      const tab = bidiTab(page)
      return options?.scripts === false ? withoutScripts(tab) : tab
    },
    close: () => browser.close(),
  }
}

/** Firefox cannot be told over BiDi to forbid scripts: a proxy's policy does it. */
async function withoutScripts(tab: EngineTab): Promise<EngineTab> {
  const proxy = await RecordingProxy.start()
  proxy.scripts = false
  return {
    ...tab,
    goto: (url) => tab.goto(proxy.addressOf(url)),
    close: async () => {
      await tab.close()
      await proxy.stop()
    },
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
