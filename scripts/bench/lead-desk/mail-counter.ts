import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that reads of each mail only which it is: the whole of it would cost as much as sending it. */
export class MailCounter {
  /** The Message-ID of each mail, in order of arrival. */
  readonly ids: string[] = []

  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      let head = ''
      stream.on('data', (chunk: Buffer) => {
        if (!head.includes('\r\n\r\n')) head += chunk.toString('latin1')
      })
      stream.on('end', () => {
        this.ids.push(/^message-id:\s*(\S+)/im.exec(head)?.[1] ?? '')
        done()
      })
    },
  })

  static async open(): Promise<MailCounter> {
    const counter = new MailCounter()
    counter.#server.listen(0, '127.0.0.1')
    await once(counter.#server.server, 'listening')
    return counter
  }

  /** Value for SMTP_URL. */
  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo
    return `smtp://127.0.0.1:${port}`
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}
