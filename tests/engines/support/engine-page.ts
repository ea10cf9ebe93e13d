import type { Browser, ViewportSize } from '@playwright/test'

/** A function that is sent to the page as text: it must not use imports or variables from outside. */
export type InPage<Argument, Result> = (argument: Argument) => Result | Promise<Result>

/** A page in a browser of some engine, limited to what both Playwright and WebDriver can do. */
export interface EnginePage {
  goto: (url: string) => Promise<unknown>
  resize: (size: ViewportSize) => Promise<unknown>
  /** Runs a function in the page; its argument and result must be JSON. */
  evaluate: <Argument, Result>(run: InPage<Argument, Result>, argument: Argument) => Promise<Result>
  /** Moves the pointer to a position and presses there if asked to. */
  point: (at: [x: number, y: number], press?: boolean) => Promise<unknown>
  /** Types characters; those in `keys` represent keys that write nothing. */
  type: (text: string) => Promise<unknown>
  /** What the page has written to the console, and its errors, since the last `goto`. */
  messages: () => Promise<string[]>
  close: () => Promise<unknown>
}

/** WebDriver's names of keys that write nothing. */
export const keys = {
  Backspace: '\u{E003}',
  Tab: '\u{E004}',
  Enter: '\u{E007}',
  Escape: '\u{E00C}',
  End: '\u{E010}',
  ArrowRight: '\u{E014}',
}
const keyNames = new Map(Object.entries(keys).map(([name, character]) => [character, name]))

/** Opens a page without any stored data, in a browser driven by Playwright. */
export async function openInPlaywright(browser: Browser, viewport: ViewportSize): Promise<EnginePage> {
  // Avoids what Firefox's protocol cannot set yet: tools/engines/system-firefox.mjs.
  const context = await browser.newContext({ viewport, locale: 'en-IN', colorScheme: null })
  const page = await context.newPage()
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
    point: ([x, y], press) => (press ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    type: async (text) => {
      for (const character of text) {
        const key = keyNames.get(character)
        await (key ? page.keyboard.press(key) : page.keyboard.type(character))
      }
    },
    messages: async () => messages,
    close: () => context.close(),
  }
}
