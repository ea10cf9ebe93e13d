import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail that arrived, with the addresses of its envelope. */
interface Arrived {
  mail: Email
  from: string
  to: string[]
}

/** A real mail server on a free port (or the one given) that keeps what arrives. */
export async function smtpPeer(options: SMTPServerOptions = {}, port = 0) {
  const arrived: Arrived[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const take = async () => {
        const mail = await PostalMime.parse(await buffer(stream))
        const { mailFrom, rcptTo } = session.envelope
        arrived.push({
          mail,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        })
      }
      take().then(() => done(), done)
    },
    ...options,
  })
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  // A peer that goes away mid-way is part of some tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  /** Drops every connection, whatever is being said on it. */
  const hangUp = () => sockets.forEach((socket) => socket.destroy())
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
      // It would wait for connections that are kept for the next mail.
      hangUp()
    })
  onTestFinished(close)
  return { arrived, hangUp, close, port: (server.server.address() as AddressInfo).port }
}

/** What a mail server answers to refuse. */
export function smtpRefusal(status: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: status })
}
