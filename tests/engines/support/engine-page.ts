import type { Browser, ViewportSize } from '@playwright/test'

/** A function that is sent to the page as text: it must not use imports or variables from outside. */
type InPage<Argument, Result> = (argument: Argument) => Result | Promise<Result>

/** A page in a browser of some engine, limited to what both Playwright and WebDriver can do. */
export interface EnginePage {
  goto: (url: string) => Promise<unknown>
  resize: (size: ViewportSize) => Promise<unknown>
  /** Runs a function in the page; its argument and result must be JSON. */
  evaluate: <Argument, Result>(run: InPage<Argument, Result>, argument: Argument) => Promise<Result>
  click: (at: [x: number, y: number]) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  /** What the page has written to the console, and its errors. */
  messages: () => Promise<string[]>
  close: () => Promise<unknown>
}

/** A browser that opens pages, each with nothing kept from earlier ones. */
export interface Engine {
  open: (size: ViewportSize) => Promise<EnginePage>
  close: () => Promise<unknown>
}

/** A browser that Playwright drives. */
export const playwrightEngine = (browser: Browser): Engine => ({
  close: () => browser.close(),
  open: async (viewport) => {
    // Nothing that Firefox's protocol cannot set yet: tools/engines/system-firefox.mjs.
    const page = await browser.newPage({ viewport, locale: 'en-IN', colorScheme: null })
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    return {
      goto: (url) => page.goto(url),
      resize: (size) => page.setViewportSize(size),
      evaluate: <Argument, Result>(run: InPage<Argument, Result>, argument: Argument) =>
        page.evaluate(run as InPage<unknown, unknown>, argument) as Promise<Result>,
      click: ([x, y]) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      messages: async () => messages,
      close: () => page.close(),
    }
  },
})
