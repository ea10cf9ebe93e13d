import { EventEmitter, once } from 'node:events'
import { type ReceivedMail, smtpRefusal, startMailServer } from '../../leads/testing/mail-server.ts'

type Answer = { kind: 'accept' } | { kind: 'refuse'; code: number } | { kind: 'hang' }

/** A mail server whose answers a test changes as it goes, for tests that follow a lead to the mail. */
export class Mailbox {
  readonly received: ReceivedMail[] = []
  /** Number of times a mail was offered, including refused ones. */
  attempts = 0
  /** Value for SMTP_URL. */
  url = ''

  readonly #changes = new EventEmitter()
  #answer: Answer = { kind: 'accept' }
  #close = async (): Promise<void> => undefined

  /** Opens a mailbox on a port of this machine. */
  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    const { port, close } = await startMailServer({
      onMail: (received, done) => mailbox.#take(received, done),
    })
    mailbox.url = `smtp://127.0.0.1:${port}`
    mailbox.#close = close
    return mailbox
  }

  /** Accepts every mail from now on; the initial state. */
  accept(): void {
    this.#answer = { kind: 'accept' }
  }

  /** Refuses every mail after its content from now on: temporarily with a 4xx code, permanently with 5xx. */
  refuse(code: number): void {
    this.#answer = { kind: 'refuse', code }
  }

  /** From now on reads each mail's content and never answers. */
  hang(): void {
    this.#answer = { kind: 'hang' }
  }

  /** The mail at `index` in order of arrival, of those `to` an address; rejects after `timeoutMs`. */
  async waitForMail({
    index = 0,
    to,
    timeoutMs = 10_000,
  }: { index?: number; to?: string; timeoutMs?: number } = {}): Promise<ReceivedMail> {
    const isMeant = ({ envelope }: ReceivedMail) => to === undefined || envelope.to.includes(to)
    return this.#waitFor(() => this.received.filter(isMeant)[index], timeoutMs, `mail number ${index + 1}`)
  }

  /** Waits until mails were offered `count` times, accepted or not. */
  async waitForAttempts(count: number, { timeoutMs = 10_000 } = {}): Promise<number> {
    const enough = () => (this.attempts >= count ? this.attempts : undefined)
    return this.#waitFor(enough, timeoutMs, `attempt number ${count}`)
  }

  async close(): Promise<void> {
    await this.#close()
  }

  #take(received: ReceivedMail, done: (error?: Error | null) => void): void {
    this.attempts += 1
    const answer = this.#answer
    if (answer.kind === 'accept') {
      this.received.push(received)
      done()
    }
    if (answer.kind === 'refuse') done(smtpRefusal(answer.code, 'Refused by the test'))
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
