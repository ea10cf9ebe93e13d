import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Button, Capabilities, Key as KeyCode, Origin, type WebDriver } from 'selenium-webdriver'
import type { Engine } from '../../../tools/engines/find-engine.ts'
import { freePort } from '../../../leads/testing/free-port.ts'
import type { EngineBrowser, EngineTab, InPage, Key, Size } from './engine-browser.ts'
import { RecordingProxy } from './recording-proxy.ts'

type WebKitOnDebian = Extract<Engine, { driver: 'webdriver' }>

const keyCodes: Record<Key, string> = {
  Enter: KeyCode.ENTER,
  Escape: KeyCode.ESCAPE,
  Tab: KeyCode.TAB,
  Home: KeyCode.HOME,
  End: KeyCode.END,
  ArrowLeft: KeyCode.ARROW_LEFT,
  ArrowRight: KeyCode.ARROW_RIGHT,
  ArrowDown: KeyCode.ARROW_DOWN,
  ArrowUp: KeyCode.ARROW_UP,
  Backspace: KeyCode.BACK_SPACE,
}

/** WebKitGTK in the small browser that comes with it, on a screen of its own that nobody sees. */
export async function startWebdriverBrowser({
  program,
  browser,
  screen: screenProgram,
}: WebKitOnDebian): Promise<EngineBrowser> {
  const { screen, number } = await startScreen(screenProgram)
  const port = await freePort()
  // A group of its own, so that the browser ends with its driver also after a crash.
  const driver = spawn(program, [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Without a graphics card, what is drawn by one would stay blank.
    env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  const proxy = await RecordingProxy.start()
  const end = async () => {
    await proxy.stop()
    endGroup(driver)
    screen.kill()
  }
  const session = await openSession(port, browser).catch(async (error: unknown) => {
    await end()
    throw error
  })
  const first = await session.getWindowHandle()
  return {
    openTab: async (size, options) => {
      await session.switchTo().window(first)
      // Only a window that a page opens has no toolbar. Without one it can be as narrow as a phone.
      await session.executeScript('window.open("about:blank", "_blank", "popup,width=390,height=844")')
      const handle = await newWindow(session, first)
      await session.switchTo().window(handle)
      proxy.scripts = options?.scripts ?? true
      const tab = webdriverTab(session, proxy, async () => {
        // All tests have the proxy's origin: what one kept there, such as a paused demo, the next would find.
        await session.executeScript('localStorage.clear()').catch(() => undefined)
        await session.close()
        await session.switchTo().window(first)
      })
      await tab.resize(size)
      return tab
    },
    close: async () => {
      await session.quit().catch(() => undefined)
      await end()
    },
  }
}

/** An X server on a number that it chooses itself. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; number: string }> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (!screen.stdout) throw new Error('Xvfb has no output')
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return { screen, number: number.toString().trim() }
}

/** A session as soon as the driver answers; rejects with its last words after a minute. */
async function openSession(port: number, browser: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: [
        '--automation',
        '--javascript-can-open-windows-automatically=true',
        // Without a graphics card the processor would draw the scene, and have time for little else.
        '--enable-webgl=false',
      ],
    },
  })
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(100)
    }
  }
}

async function newWindow(session: WebDriver, first: string): Promise<string> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const handle = (await session.getAllWindowHandles()).find((each) => each !== first)
    if (handle) return handle
    await wait(50)
  }
  throw new Error('WebKit opened no window')
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

function webdriverTab(session: WebDriver, proxy: RecordingProxy, close: () => Promise<void>): EngineTab {
  const evaluate = <Argument, Result>(run: InPage<Argument, Result>, argument: Argument) =>
    session.executeScript<Result>(`return (${run.toString()})(arguments[0])`, argument)
  const pointer = () => session.actions({ async: true })
  const at = (x: number, y: number) => ({
    origin: Origin.VIEWPORT,
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  })
  return {
    goto: (url) => session.get(proxy.addressOf(url)),
    resize: ({ width, height }: Size) =>
      session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height })
        .then(() => undefined),
    evaluate,
    movePointer: (x, y) => pointer().move(at(x, y)).perform(),
    press: (x, y) => pointer().move(at(x, y)).press(Button.LEFT).release(Button.LEFT).perform(),
    drag: (from, to) =>
      pointer()
        .move(at(...from))
        .press(Button.LEFT)
        .move({ ...at(...to), duration: 100 })
        .release(Button.LEFT)
        .perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    key: (key) => session.actions().sendKeys(keyCodes[key]).perform(),
    messages: () => evaluate(() => (window as { recordedMessages?: string[] }).recordedMessages ?? [], null),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close,
  }
}
