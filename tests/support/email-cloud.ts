import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A stand-in for the email provider's cloud: another origin, so the browser asks it for leave (preflight) first. */
export class EmailCloud {
  readonly calls: unknown[] = []
  preflights = 0
  #status = 200
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  static async open(): Promise<EmailCloud> {
    const cloud = new EmailCloud()
    cloud.#server.listen(0, '127.0.0.1')
    await once(cloud.#server, 'listening')
    return cloud
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  answerWith(status: number): void {
    this.#status = status
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    if (request.method === 'OPTIONS') {
      this.preflights += 1
      response.writeHead(200).end()
      return
    }
    if (request.url !== '/api/v1.0/email/send') {
      response.writeHead(404).end()
      return
    }
    this.calls.push(JSON.parse(await text(request)))
    response.writeHead(this.#status).end(this.#status === 200 ? 'OK' : 'Too Many Requests')
  }
}
