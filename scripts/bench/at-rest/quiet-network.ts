import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const quietFor = 500
const checkEvery = 50

/** Knows which requests of a page are under way, from the moment it is made. */
export class NetworkWatch {
  /** Requests that were answered, in the order they ended. */
  readonly finished: Request[] = []
  readonly #open = new Set<Request>()
  #lastChange = performance.now()

  constructor(page: Page) {
    page.on('request', (request) => {
      this.#open.add(request)
      this.#lastChange = performance.now()
    })
    page.on('requestfinished', (request) => {
      this.finished.push(request)
      this.#end(request)
    })
    page.on('requestfailed', (request) => this.#end(request))
  }

  /** Waits until no request has been under way for half a second. */
  async untilQuiet(): Promise<void> {
    while (this.#open.size > 0 || performance.now() - this.#lastChange < quietFor) await wait(checkEvery)
  }

  #end(request: Request): void {
    this.#open.delete(request)
    this.#lastChange = performance.now()
  }
}
