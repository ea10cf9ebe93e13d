import type { ViewportSize } from '@playwright/test'
import type { WebKitGtk } from '../../../tools/engines/find-engine.ts'
import type { EnginePage, InPage } from './engine-page.ts'
import { RecordingProxy } from './recording-proxy.ts'
import { WebDriver } from './webdriver.ts'

/** The system's WebKitGTK, for one page at a time. */
export class WebKitGtkBrowser {
  readonly #driver: WebDriver
  readonly #proxy: RecordingProxy
  readonly #first: unknown

  private constructor(driver: WebDriver, proxy: RecordingProxy, first: unknown) {
    this.#driver = driver
    this.#proxy = proxy
    this.#first = first
  }

  static async start(programs: WebKitGtk): Promise<WebKitGtkBrowser> {
    const driver = await WebDriver.start(programs)
    return new WebKitGtkBrowser(driver, await RecordingProxy.start(), await driver.get('window'))
  }

  async open(size: ViewportSize): Promise<EnginePage> {
    const driver = this.#driver
    await driver.post('window', { handle: this.#first })
    // Only a window opened by a page has no toolbar. Without one it can be as narrow as a phone.
    await run(driver, 'window.open("about:blank", "_blank", "popup,width=390,height=844")')
    await driver.post('window', { handle: await this.#newWindow() })
    const resize = ({ width, height }: ViewportSize) =>
      driver.post('window/rect', { x: 0, y: 0, width, height })
    await resize(size)
    const evaluate = <Argument, Result>(inPage: InPage<Argument, Result>, argument: Argument) =>
      run(driver, `return (${inPage.toString()})(arguments[0])`, argument) as Promise<Result>
    return {
      goto: (url) => driver.post('url', { url: this.#proxy.addressOf(url) }),
      resize,
      evaluate,
      messages: () =>
        evaluate(() => (window as { recordedMessages?: string[] }).recordedMessages ?? [], null),
      point: ([x, y], press = false) => {
        const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
        const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
        return act(driver, 'pointer', [move, ...(press ? presses : [])])
      },
      type: (text) =>
        act(
          driver,
          'key',
          [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
        ),
      close: async () => {
        // All tests share the proxy's origin: stored data, such as a paused demo, would reach the next one.
        await run(driver, 'localStorage.clear()').catch(() => undefined)
        await driver.closeWindow()
      },
    }
  }

  async close(): Promise<void> {
    await this.#driver.stop()
    await this.#proxy.stop()
  }

  async #newWindow(): Promise<string> {
    for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
      const handles = (await this.#driver.get('window/handles')) as string[]
      const handle = handles.find((each) => each !== this.#first)
      if (handle) return handle
    }
    throw new Error('WebKit opened no window')
  }
}

const run = (driver: WebDriver, script: string, ...args: unknown[]) =>
  driver.post('execute/sync', { script, args })

const act = (driver: WebDriver, type: 'pointer' | 'key', actions: object[]) =>
  driver.post('actions', { actions: [{ type, id: type, actions }] })
