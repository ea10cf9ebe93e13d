import { launch, type Browser } from 'puppeteer-core'
import type { EngineBrowser, EngineTab } from './engine-browser.ts'
import { pageTab } from './page-tab.ts'
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
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      page.on('pageerror', (error) => messages.push(String(error)))
      await page.setViewport(size)
      const tab = pageTab(page, messages, {
        resize: (next) => page.setViewport(next),
        close: () => context.close(),
      })
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
