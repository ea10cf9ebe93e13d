import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

interface Answer {
  status: number
  headers?: Record<string, string>
}

/** A real web server on a free port that keeps what it is sent and answers as told; `drop` hangs up instead, `hang` does nothing. */
export async function httpPeer(answer: (call: number) => Answer | 'drop' | 'hang' = () => ({ status: 200 })) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      const next = answer(received.length)
      if (next === 'drop') request.socket.destroy()
      else if (next !== 'hang')
        response.writeHead(next.status, next.headers).end('words that nobody should keep')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  /** Drops every connection, whatever waits on it. */
  const hangUp = () => server.closeAllConnections()
  return { received, hangUp, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
