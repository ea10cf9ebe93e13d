import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const recorderPath = '/recorder-of-the-tests.js'

const sandbox = 'sandbox allow-forms allow-modals allow-popups allow-same-origin allow-top-navigation'

/**
 * Keeps what the page writes to its console and what goes wrong in it, from before its first script: WebDriver tells
 * nothing of either. The element goes at once, so that scripts meet the page as it was sent.
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

/** Stands before the lead desk for a browser that is driven by WebDriver. */
export class RecordingProxy {
  readonly #server: Server
  /** Whether pages may run scripts, as visitors can forbid. */
  scripts = true
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

  /** The address under which the proxy has what `url` names. */
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
    // Compressed HTML could not be added to.
    const { 'accept-encoding': _, ...headers } = asked.headers
    const passed = request(this.#target + asked.url, { method: asked.method, headers })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
    const [given] = (await once(passed, 'response')) as [IncomingMessage]
    const status = given.statusCode ?? 502
    if (!given.headers['content-type']?.startsWith('text/html')) {
      given.pipe(answer.writeHead(status, given.headers))
      return
    }
    const { 'content-length': __, ...kept }: OutgoingHttpHeaders = given.headers
    const html = await text(given)
    // A sandbox that allows all but scripts is as good as a browser that forbids them.
    const policies = [given.headers['content-security-policy'] ?? [], this.scripts ? [] : sandbox].flat()
    answer.writeHead(status, { ...kept, 'content-security-policy': policies.join(', ') })
    answer.end(this.scripts ? html.replace('<head>', `<head><script src="${recorderPath}"></script>`) : html)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}
