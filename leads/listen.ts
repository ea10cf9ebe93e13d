import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { createApp } from './app.ts'
import { answerBrokenRequests } from './web/broken-requests.ts'
import { limitConnections } from './web/connection-limit.ts'
import { securityHeaders } from './web/security-headers.ts'

/** Milliseconds. A client that sends or reads slower than this holds a connection it has no use for. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 s of common proxies, so that the proxy is the one to close an idle connection.
  keepAliveTimeout: 65_000,
}

/** Node's own answer to a missing Host would lack headers, and HTTP/1.0, which health checks use, has none. */
const hostRule = { requireHostHeader: false }

/** Milliseconds without a byte to or from a client that is being answered. */
const stalledAfter = 30_000

/** Milliseconds that an answer may take in total: a phone on a slow line gets the largest file in less. */
const longestAnswer = 180_000

export interface Listening {
  server: Server
  url: string
}

interface ListenOptions {
  host: string
  port: number
  https: boolean
  trustedProxies: readonly string[]
  /** Tests cannot wait as long. */
  stalledAfter?: number
  longestAnswer?: number
}

/** Serves the app. Rejects with the system's error, such as EADDRINUSE, if the port is unavailable. */
export function listen(app: ReturnType<typeof createApp>, options: ListenOptions): Promise<Listening> {
  // The adapter itself answers malformed HTTP requests; those answers get the headers here.
  const errorHandler = () => new Response('Bad Request', { status: 400, headers: securityHeaders(options) })
  const listener = getRequestListener(app.fetch, { errorHandler })
  const server = createServer({ ...limits, ...hostRule }, (request, response) => {
    endIfLong(response, options.longestAnswer ?? longestAnswer)
    nameHost(request)
    // A raw backslash would end in the adapter; encoded, the site answers it like any unknown path.
    request.url = request.url?.replaceAll('\\', '%5C')
    void listener(request, response)
  })
  // Also counts stalled writes: a client that never reads is closed.
  server.timeout = options.stalledAfter ?? stalledAfter
  limitConnections(server, options.trustedProxies)
  answerBrokenRequests(server, securityHeaders(options))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => {
      server.off('error', reject)
      resolve({ server, url: urlOf(server.address() as AddressInfo) })
    })
  })
}

/** A client that takes a byte now and then never stalls. */
function endIfLong(response: ServerResponse, longest: number): void {
  const giveUp = setTimeout(() => response.socket?.destroy(), longest)
  response.once('close', () => clearTimeout(giveUp))
}

/** Without a Host the adapter cannot build the address; HTTP/1.0 need not send one. */
function nameHost(request: IncomingMessage): void {
  if (request.httpVersion === '1.0') request.headers.host ??= 'localhost'
}

/** How often a stop closes idle connections (milliseconds). */
const sweepInterval = 50

/** Ends after the requests under way, or after `timeout` milliseconds. */
export function stopListening(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    // Otherwise a kept-alive connection would hold up the stop until its client leaves.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval)
    const giveUp = setTimeout(() => server.closeAllConnections(), timeout)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(giveUp)
      resolve()
    })
  })
}

/** An address to open in a browser: a server that listens everywhere is reached by localhost. */
function urlOf({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
