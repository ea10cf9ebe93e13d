import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, type ViewportSize } from '@playwright/test'
import { freePort } from '../../../leads/testing/free-port.ts'
import type { WebKitGtkPrograms } from '../../../tools/engines/find-engine.ts'
import type { Engine, EnginePage } from './engine-page.ts'
import { startRecordingProxy, type RecordingProxy } from './recording-proxy.ts'

/**
 * The system's WebKitGTK, in the small browser that comes with it, on a screen of its own that nobody sees; for one page at a
 * time. It speaks https://www.w3.org/TR/webdriver2.
 */
export class WebKitGtk implements Engine {
  readonly #session: string
  readonly #processes: ChildProcess[]
  readonly #proxy: RecordingProxy

  private constructor(session: string, processes: ChildProcess[], proxy: RecordingProxy) {
    this.#session = session
    this.#processes = processes
    this.#proxy = proxy
  }

  static async start({ driver, screen }: WebKitGtkPrograms): Promise<WebKitGtk> {
    // It chooses its number itself.
    const shown = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [number] = (await once(shown.stdout, 'data')) as [Buffer]
    const port = await freePort()
    const driving = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      // Without a graphics card, what is drawn by one would stay blank.
      env: { ...process.env, DISPLAY: `:${number.toString().trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    })
    try {
      const at = `http://127.0.0.1:${port}`
      const isThere = () => fetch(`${at}/status`).then(Boolean, () => false)
      await expect.poll(isThere, { timeout: 60_000, message: 'WebKitWebDriver listens' }).toBe(true)
      const made = await command('POST', `${at}/session`, { capabilities })
      const session = `${at}/session/${(made as { sessionId: string }).sessionId}`
      return new WebKitGtk(session, [driving, shown], await startRecordingProxy())
    } catch (error) {
      driving.kill()
      shown.kill()
      throw error
    }
  }

  async open(size: ViewportSize): Promise<EnginePage> {
    const post = (path: string, body: object) => command('POST', `${this.#session}/${path}`, body)
    const run = (script: string, ...args: unknown[]) => post('execute/sync', { script, args })
    const act = (type: 'pointer' | 'key', actions: object[]) =>
      post('actions', { actions: [{ type, id: type, actions }] })
    const resize = ({ width, height }: ViewportSize) => post('window/rect', { x: 0, y: 0, width, height })
    const windows = async () => (await command('GET', `${this.#session}/window/handles`)) as string[]

    const [first] = await windows()
    await post('window', { handle: first })
    // Only a window that a page opens has no toolbar. Without one it can be as narrow as a phone.
    await run('window.open("about:blank", "_blank", "popup,width=390,height=844")')
    let handle: string | undefined
    while (handle === undefined) handle = (await windows()).find((each) => each !== first)
    await post('window', { handle })
    await resize(size)
    const evaluate: EnginePage['evaluate'] = (inPage, argument) =>
      run(`return (${inPage.toString()})(arguments[0])`, argument) as never
    return {
      goto: (url) => post('url', { url: this.#proxy.addressOf(url) }),
      resize,
      evaluate,
      click: ([x, y]) =>
        act('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      type: (text) =>
        act(
          'key',
          [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
        ),
      messages: () =>
        evaluate(() => (window as { recordedMessages?: string[] }).recordedMessages ?? [], null),
      close: async () => {
        // All tests have the proxy's origin: what one kept there, such as a paused demo, the next would find.
        await run('localStorage.clear()').catch(() => undefined)
        await command('DELETE', `${this.#session}/window`)
      },
    }
  }

  async close(): Promise<void> {
    await command('DELETE', this.#session).catch(() => undefined)
    for (const each of this.#processes) each.kill()
    await this.#proxy.stop()
  }
}

const capabilities = {
  alwaysMatch: {
    'webkitgtk:browserOptions': {
      args: [
        '--automation',
        '--javascript-can-open-windows-automatically=true',
        // Without a graphics card the processor would draw the scene, and have time for little else.
        '--enable-webgl=false',
      ],
    },
  },
}

async function command(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, body ? { method, body: JSON.stringify(body) } : { method })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  throw new Error((value as { message: string }).message)
}
