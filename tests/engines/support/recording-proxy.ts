import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

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

export interface RecordingProxy {
  /** The address under which the proxy has what `url` names. */
  addressOf: (url: string) => string
  stop: () => Promise<unknown>
}

/** Stands before the lead desk for WebKitGTK and adds the recorder to each page. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  let target = ''
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url === recorderPath)
      return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(recorder)
    // Compressed HTML could not be added to.
    const { 'accept-encoding': _, ...headers } = asked.headers
    const passed = request(target + asked.url, { method: asked.method, headers })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
    const [given] = (await once(passed, 'response')) as [IncomingMessage]
    const isPage = given.headers['content-type']?.startsWith('text/html')
    const { 'content-length': _length, ...kept } = given.headers
    answer.writeHead(given.statusCode ?? 502, isPage ? kept : given.headers)
    if (!isPage) given.pipe(answer)
    else answer.end((await text(given)).replace('<head>', `<head><script src="${recorderPath}"></script>`))
  }
  const server = createServer((asked, answer) => void pass(asked, answer).catch(() => answer.destroy()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    addressOf: (url) => {
      target = new URL(url).origin
      return url.replace(target, `http://127.0.0.1:${port}`)
    },
    stop: () => {
      server.closeAllConnections()
      return promisify(server.close.bind(server))()
    },
  }
}
