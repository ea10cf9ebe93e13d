import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as received: its headers and parts, and the actual recipients of the envelope. */
export interface ReceivedMail {
  mail: Email
  envelope: { from: string; to: string[] }
}

export interface MailServerOptions extends Omit<SMTPServerOptions, 'onData'> {
  /** Takes a fully read mail and answers it by `done`. If omitted, every mail is kept. */
  onMail?: (received: ReceivedMail, done: (error?: Error | null) => void) => void
}

/** Starts a real mail server, on a system-assigned port unless one is given, that keeps what arrives. */
export async function startMailServer({ onMail, ...options }: MailServerOptions = {}, port = 0) {
  const arrived: ReceivedMail[] = []
  const keep: typeof onMail = (received, done) => {
    arrived.push(received)
    done()
  }
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
      const read = async () => PostalMime.parse(await buffer(stream))
      read().then((mail) => (onMail ?? keep)({ mail, envelope }, done), done)
    },
    ...options,
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // A peer that disconnects midway is part of some tests.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  /** Drops every connection, whatever its state. */
  const hangUp = () => sockets.forEach((socket) => socket.destroy())
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
      // It would wait for connections that are kept for the next mail.
      hangUp()
    })
  return { arrived, hangUp, close, port: (server.server.address() as AddressInfo).port }
}

/** What a mail server answers to refuse. */
export function smtpRefusal(status: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: status })
}
