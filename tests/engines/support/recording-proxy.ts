import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const recorderPath = '/recorder-of-the-tests.js'

/**
 * Records what the page writes to its console and what goes wrong in it, from before its first script: WebDriver
 * reports neither. The element is removed immediately, so that scripts see the page as it was sent.
 */
const recorder = `{
  const messages = (window.recordedMessages = [])
  for (const kind of ['log', 'info', 'warn', 'error']) {
    const original = console[kind]
    console[kind] = (...parts) => (messages.push(parts.join(' ')), original.apply(console, parts))
  }
  addEventListener('error', ({ message, target }) => messages.push(message ?? 'not loaded: ' + (target.src ?? target.href)), true)
  addEventListener('unhandledrejection', ({ reason }) => messages.push('unhandled: ' + reason))
  addEventListener('securitypolicyviolation', (event) => messages.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI))
  document.currentScript.remove()
}`

/** Sits in front of the lead desk for WebKitGTK and adds the recorder to each page. */
export class RecordingProxy {
  readonly #server: Server
  #target = ''

  private constructor() {
    this.#server = createServer((asked, answer) => {
      this.#pass(asked, answer).catch(() => answer.destroy())
    })
  }

  static async start(): Promise<RecordingProxy> {
    const proxy = new RecordingProxy()
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  /** The address of `url` through the proxy. */
  addressOf(url: string): string {
    const { origin } = new URL(url)
    this.#target = origin
    const { port } = this.#server.address() as AddressInfo
    return url.replace(origin, `http://127.0.0.1:${port}`)
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (asked.url === recorderPath) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(recorder)
      return
    }
    // The recorder cannot be added to compressed HTML.
    const { 'accept-encoding': _, ...headers } = asked.headers
    const passed = request(this.#target + asked.url, { method: asked.method, headers })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
    const [given] = (await once(passed, 'response')) as [IncomingMessage]
    const isPage = given.headers['content-type']?.startsWith('text/html')
    const { 'content-length': _length, ...kept } = given.headers
    answer.writeHead(given.statusCode ?? 502, isPage ? kept : given.headers)
    if (!isPage) given.pipe(answer)
    else answer.end((await text(given)).replace('<head>', `<head><script src="${recorderPath}"></script>`))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}
