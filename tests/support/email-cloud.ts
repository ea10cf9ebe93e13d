import { startWebServer } from '../../leads/testing/web-server.ts'

const path = '/api/v1.0/email/send'
const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' }

/** A stand-in for the email provider's cloud: another origin, so the browser sends a preflight first. */
export class EmailCloud {
  readonly #server: Awaited<ReturnType<typeof startWebServer>>
  readonly #answer: { status: number }

  private constructor(server: Awaited<ReturnType<typeof startWebServer>>, answer: { status: number }) {
    this.#server = server
    this.#answer = answer
  }

  static async open(): Promise<EmailCloud> {
    const answer = { status: 200 }
    const server = await startWebServer((_number, call) => {
      if (call.method === 'OPTIONS') return { status: 200, headers }
      return { status: call.path === path ? answer.status : 404, headers }
    })
    return new EmailCloud(server, answer)
  }

  get origin(): string {
    return this.#server.origin
  }

  /** The bodies of the calls so far. */
  get calls(): unknown[] {
    const sent = this.#server.received.filter((call) => call.method !== 'OPTIONS' && call.path === path)
    return sent.map(({ body }) => JSON.parse(body) as unknown)
  }

  get preflights(): number {
    return this.#server.received.filter(({ method }) => method === 'OPTIONS').length
  }

  answerWith(status: number): void {
    this.#answer.status = status
  }

  async close(): Promise<void> {
    await this.#server.close()
  }
}
