import { setTimeout as wait } from 'node:timers/promises'
import type { DevTools } from './devtools.ts'

const checkEvery = 25
const patience = 15_000
const windowSize = { width: 1440, height: 900 }

interface Evaluation {
  result: { value: unknown }
  exceptionDetails?: { text: string }
}

interface Target {
  targetId: string
  /** `prerender` for a page that is not shown yet. */
  subtype?: string
  browserContextId?: string
}

const pages = [{ type: 'page' }]
const tabs = [{ type: 'tab' }]

/** One window of its own, with empty caches. The browser may prerender pages in it and keep those that were left. */
export class Visitor implements AsyncDisposable {
  readonly #devTools: DevTools
  readonly #context: string
  /** Session of each page of the tab by its target; a prerendered page is one before it is shown. */
  readonly #sessions = new Map<string, string>()

  private constructor(devTools: DevTools, context: string) {
    this.#devTools = devTools
    this.#context = context
  }

  static async arrive(devTools: DevTools, url: string): Promise<Visitor> {
    const context = await devTools.send<{ browserContextId: string }>('Target.createBrowserContext')
    const visitor = new Visitor(devTools, context?.browserContextId ?? '')
    await devTools.send('Target.createTarget', { url, ...windowSize, ...context })
    await visitor.#followTab()
    return visitor
  }

  /** Runs a self-contained function in the page that is shown. Rejects when it throws or the page goes away. */
  async evaluate<Arguments extends unknown[], Value>(
    work: (...args: Arguments) => Value,
    ...args: Arguments
  ): Promise<Value> {
    const evaluation = await this.#send<Evaluation>('Runtime.evaluate', {
      expression: `(${work.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
      returnByValue: true,
    })
    if (!evaluation) throw new Error('The page has gone')
    const { result, exceptionDetails } = evaluation
    if (exceptionDetails) throw new Error(`In the page: ${exceptionDetails.text}`)
    return result.value as Value
  }

  /** Asks the page until it answers with something; between two pages there may be nobody to ask. */
  async until<Arguments extends unknown[], Value>(
    work: (...args: Arguments) => Value | undefined,
    ...args: Arguments
  ): Promise<Value> {
    const deadline = performance.now() + patience
    let cause: unknown
    while (performance.now() < deadline) {
      try {
        const value = await this.evaluate(work, ...args)
        if (value !== undefined) return value
      } catch (error) {
        cause = error
      }
      await wait(checkEvery)
    }
    throw new Error(`No answer from the page in ${patience} ms: ${work.name}`, { cause })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#devTools.send('Target.disposeBrowserContext', { browserContextId: this.#context })
  }

  /** Attaches to every page of the tab. A session of a page alone would keep the browser from prerendering. */
  async #followTab(): Promise<void> {
    const { targetId } = await this.#target(tabs)
    const tab = await this.#devTools.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    })
    if (!tab) throw new Error('The window has gone')
    this.#devTools.listen(tab.sessionId, (method, params) => {
      if (method !== 'Target.attachedToTarget') return
      const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: Target }
      this.#sessions.set(targetInfo.targetId, sessionId)
    })
    const everyPage = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: pages }
    await this.#devTools.send('Target.setAutoAttach', everyPage, tab.sessionId)
  }

  /** The tab, or the page that it shows. */
  async #target(filter: { type: string }[]): Promise<Target> {
    const targets = await this.#devTools.send<{ targetInfos: Target[] }>('Target.getTargets', { filter })
    const found = targets?.targetInfos.find(
      ({ browserContextId, subtype }) => browserContextId === this.#context && subtype !== 'prerender',
    )
    if (!found) throw new Error('The window shows no page')
    return found
  }

  async #send<Result>(method: string, parameters: object): Promise<Result | undefined> {
    const { targetId } = await this.#target(pages)
    return this.#devTools.send<Result>(method, parameters, this.#sessions.get(targetId))
  }
}
