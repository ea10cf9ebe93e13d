import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { phone, untilAllBegan } from '../phone.ts'

/** What a page has brought once nothing more comes by itself, in bytes. */
export interface PageAtRest {
  path: string
  /** Script files as transferred, and inline script compressed with brotli apart from its page. */
  script: number
  /** The bodies of all answers as transferred. */
  total: number
}

const scriptTypes = new Set(['', 'module', 'text/javascript'])

const quietFor = 500
const checkEvery = 50

/** Tracks which requests of a page are in progress. */
class NetworkWatch {
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

/**
 * Loads a page with empty caches on a phone’s screen, touches nothing, and weighs what came over the network. Throws when
 * it is not answered, or asks another origin for anything: then the network has a part in the figures.
 */
export async function weighAtRest(browser: Browser, url: string, path: string): Promise<PageAtRest> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const network = new NetworkWatch(page)
    const response = await page.goto(url, { waitUntil: 'load' })
    if (!response?.ok()) throw new Error(`${url} was answered with ${response?.status()}`)
    await wait(untilAllBegan)
    await network.untilQuiet()
    const { origin } = new URL(url)
    const foreign = network.finished.find((request) => new URL(request.url()).origin !== origin)
    if (foreign) throw new Error(`${url} asked for ${foreign.url()}`)
    const transfers = await Promise.all(network.finished.map(transferOf))
    const sum = (counted: typeof transfers) => counted.reduce((bytes, each) => bytes + each.bytes, 0)
    const inline = await inlineScripts(context, await response.text())
    return {
      path,
      script:
        sum(transfers.filter(({ isScript }) => isScript)) +
        (inline.length > 0 ? brotliCompressSync(inline.join('\n')).byteLength : 0),
      total: sum(transfers),
    }
  } finally {
    await context.close()
  }
}

async function transferOf(request: Request) {
  const [sizes, answer] = await Promise.all([request.sizes(), request.response()])
  return {
    bytes: sizes.responseBodySize,
    // By what it is: a preloaded module is no script yet to the browser.
    isScript: answer?.headers()['content-type']?.includes('javascript') ?? false,
  }
}

/** Texts of the scripts that stand in a page. Parsed on an empty page, where the page’s own policy forbids nothing. */
async function inlineScripts(context: BrowserContext, html: string): Promise<string[]> {
  const empty = await context.newPage()
  const scripts = await empty.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, 'text/html').scripts].map(({ src, type, textContent }) => ({
        src,
        type,
        textContent,
      })),
    html,
  )
  await empty.close()
  return scripts.filter(({ src, type }) => src === '' && scriptTypes.has(type)).map((one) => one.textContent)
}
