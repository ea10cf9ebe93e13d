import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { WebKitGtk } from '../../../tools/engines/find-engine.ts'
import { freePort } from '../../../leads/testing/free-port.ts'

/** One session of WebKitGTK in the small browser that comes with it, on an invisible screen. */
export class WebDriver {
  readonly #processes: ChildProcess[]
  readonly #session: string

  private constructor(session: string, processes: ChildProcess[]) {
    this.#session = session
    this.#processes = processes
  }

  static async start({ driver: program, browser, screen: screenProgram }: WebKitGtk): Promise<WebDriver> {
    const { screen, display } = await startScreen(screenProgram)
    const port = await freePort()
    // A process group of its own, so that the browser ends with its driver even after a crash.
    const driver = spawn(program, [`--port=${port}`], {
      detached: true,
      stdio: 'ignore',
      // Without a graphics card, hardware-drawn content would stay blank.
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    })
    const processes = [driver, screen]
    const sessions = `http://127.0.0.1:${port}/session`
    try {
      await answers(sessions)
      const { sessionId } = (await command('POST', sessions, {
        capabilities: { alwaysMatch: { browserName: 'MiniBrowser', ...optionsFor(browser) } },
      })) as { sessionId: string }
      return new WebDriver(`${sessions}/${sessionId}`, processes)
    } catch (error) {
      end(processes)
      throw error
    }
  }

  /** Sends a command of https://www.w3.org/TR/webdriver2, such as `post('url', { url })`. */
  post(path: string, body: object = {}): Promise<unknown> {
    return command('POST', `${this.#session}/${path}`, body)
  }

  get(path: string): Promise<unknown> {
    return command('GET', `${this.#session}/${path}`)
  }

  closeWindow(): Promise<unknown> {
    return command('DELETE', `${this.#session}/window`)
  }

  async stop(): Promise<void> {
    await command('DELETE', this.#session).catch(() => undefined)
    end(this.#processes)
  }
}

const optionsFor = (binary: string) => ({
  'webkitgtk:browserOptions': {
    binary,
    args: [
      '--automation',
      '--javascript-can-open-windows-automatically=true',
      // Without a graphics card the processor would draw the scene and have time for little else.
      '--enable-webgl=false',
    ],
  },
})

async function command(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, body ? { method, body: JSON.stringify(body) } : { method })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  throw new Error((value as { message: string }).message)
}

/** An X server that chooses its own display number. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return { screen, display: `:${number.toString().trim()}` }
}

/** Waits until the driver listens; rejects with its last output after a minute. */
async function answers(sessions: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; ; await wait(100)) {
    try {
      await fetch(new URL('/status', sessions))
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}

function end(processes: ChildProcess[]): void {
  for (const { pid } of processes)
    for (const each of pid === undefined ? [] : [-pid, pid])
      try {
        process.kill(each, 'SIGKILL')
      } catch {
        // It has already ended, or leads no process group.
      }
}
