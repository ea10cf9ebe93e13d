import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail that arrived, with the addresses of its envelope. */
interface Arrived {
  mail: ParsedMail
  from: string
  to: string[]
}

/** A real mail server on a free port (or the one given) that keeps what arrives. */
export async function smtpPeer(options: SMTPServerOptions = {}, port = 0) {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        const { mailFrom, rcptTo } = session.envelope
        arrived.push({
          mail,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        })
        done()
      }, done)
    },
    ...options,
  })
  // A peer that goes away mid-way is part of some tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(close)
  return { arrived, port: (server.server.address() as AddressInfo).port }
}

/** What a mail server answers to refuse. */
export function smtpRefusal(status: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: status })
}
