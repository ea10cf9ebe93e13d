import type { EngineTab, InPage } from './engine-browser.ts'

/** What the pages of Playwright and of Puppeteer have in common. */
interface DrivenPage {
  goto(url: string): Promise<unknown>
  evaluate(run: InPage<unknown, unknown>, argument: unknown): Promise<unknown>
  mouse: {
    move(x: number, y: number, options?: { steps: number }): Promise<void>
    click(x: number, y: number): Promise<void>
    down(): Promise<void>
    up(): Promise<void>
  }
  keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> }
  screenshot(): Promise<Uint8Array>
}

/** A tab on such a page. `messages` is where the page's messages and errors are gathered; `own` is what the two do differently. */
export function pageTab(
  page: DrivenPage,
  messages: string[],
  own: Pick<EngineTab, 'resize' | 'close'>,
): EngineTab {
  return {
    ...own,
    goto: async (url) => {
      await page.goto('about:blank')
      messages.length = 0
      await page.goto(url)
    },
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
    messages: async () => [...messages],
    picture: async () => Buffer.from(await page.screenshot()),
  }
}
