import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** A mail as it came in: what its headers and parts say, and whom the envelope really names. */
export interface ReceivedMail {
  mail: Email
  envelope: { from: string; to: string[] }
}

type Answer = { kind: 'accept' } | { kind: 'refuse'; code: number } | { kind: 'hang' }

function envelopeOf({ envelope }: SMTPServerSession): ReceivedMail['envelope'] {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  }
}

/** A real SMTP server that keeps what it is sent, for tests that follow a lead to the mail. */
export class Mailbox {
  readonly received: ReceivedMail[] = []
  /** How many times a mail was offered, refused ones included. */
  attempts = 0

  readonly #changes = new EventEmitter()
  #answer: Answer = { kind: 'accept' }
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    // A connection that hangs on purpose must not hold up the end of its test.
    closeTimeout: 100,
    onData: (stream, session, callback) => {
      const read = async () => PostalMime.parse(await buffer(stream))
      read().then((mail) => this.#take({ mail, envelope: envelopeOf(session) }, callback), callback)
    },
  })

  /** Opens a mailbox on a free port of this machine. */
  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    mailbox.#server.listen(0, '127.0.0.1')
    await once(mailbox.#server.server, 'listening')
    return mailbox
  }

  /** Value for SMTP_URL. */
  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo
    return `smtp://127.0.0.1:${port}`
  }

  /** From now on takes every mail, which is also how it starts. */
  accept(): void {
    this.#answer = { kind: 'accept' }
  }

  /** From now on refuses every mail after its content: for a while with a 4xx code, for good with 5xx. */
  refuse(code: number): void {
    this.#answer = { kind: 'refuse', code }
  }

  /** From now on takes in each mail's content and never answers. */
  hang(): void {
    this.#answer = { kind: 'hang' }
  }

  /** The mail at `index` in order of arrival, as soon as it is there; rejects after `timeoutMs`. */
  async waitForMail({ index = 0, timeoutMs = 10_000 } = {}): Promise<ReceivedMail> {
    return this.#waitFor(() => this.received[index], timeoutMs, `mail number ${index + 1}`)
  }

  /** Waits until mails were offered `count` times, taken or not. */
  async waitForAttempts(count: number, { timeoutMs = 10_000 } = {}): Promise<number> {
    const enough = () => (this.attempts >= count ? this.attempts : undefined)
    return this.#waitFor(enough, timeoutMs, `attempt number ${count}`)
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #take(received: ReceivedMail, callback: (error?: Error | null) => void): void {
    this.attempts += 1
    const answer = this.#answer
    if (answer.kind === 'accept') {
      this.received.push(received)
      callback()
    }
    if (answer.kind === 'refuse') {
      callback(Object.assign(new Error('Refused by the test'), { responseCode: answer.code }))
    }
    this.#changes.emit('change')
  }

  async #waitFor<T>(look: () => T | undefined, timeoutMs: number, what: string): Promise<T> {
    const signal = AbortSignal.timeout(timeoutMs)
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      try {
        await once(this.#changes, 'change', { signal })
      } catch {
        throw new Error(`Waited ${timeoutMs} ms in vain for ${what}; came so far: ${this.received.length}`)
      }
    }
  }
}
