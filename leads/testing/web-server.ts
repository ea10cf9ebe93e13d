import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedCall {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** What to do with a call, by its number from one: answer it, hang up, or leave it unanswered. */
type AnswerTo = (number: number, call: ReceivedCall) => Answer | 'drop' | 'hang'

/** Starts a real web server, on a system-assigned port, that records what it is sent and answers as told. */
export async function startWebServer(answerTo: AnswerTo = () => ({ status: 200 })) {
  const received: ReceivedCall[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request
      const call = { method, path: url, headers, body }
      received.push(call)
      const next = answerTo(received.length, call)
      if (next === 'drop') request.socket.destroy()
      else if (next !== 'hang')
        response.writeHead(next.status, next.headers).end(next.body ?? 'words that nobody should keep')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  /** Drops every connection, whatever is waiting on it. */
  const hangUp = () => server.closeAllConnections()
  const close = async () => {
    hangUp()
    server.close()
    await once(server, 'close')
  }
  return { received, hangUp, close, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
