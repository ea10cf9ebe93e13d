import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Node's status for requests it cannot parse, by its error's code; anything else is 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers requests that never reach the app, which Node would answer without these headers. */
export function answerBrokenRequests(server: Server, headers: Record<string, string>): void {
  const headLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    // Part of the answer was already sent, or the client is gone.
    if (!socket.writable || hasBegunAnswer(socket)) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const text = STATUS_CODES[status] ?? ''
    const head = `HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\n`
    socket.write(`${head}${headLines.join('')}\r\n${text}`)
    socket.destroySoon()
  })
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response
      .writeHead(417, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
      .end(STATUS_CODES[417])
  })
}

/** Node keeps the current response on the socket, and makes the same check before its own answer. */
function hasBegunAnswer(socket: Socket): boolean {
  return '_httpMessage' in socket && (socket._httpMessage as ServerResponse | null)?.headersSent === true
}
