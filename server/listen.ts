import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { createApp } from './app.ts'
import { securityHeaders } from './web/security-headers.ts'

/** Milliseconds. A client that sends slower than this holds a connection it has no use for. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 s of common proxies, so that the proxy is the one to close an idle connection.
  keepAliveTimeout: 65_000,
}

export interface Listening {
  server: Server
  url: string
}

/** Serves the app. Rejects with the system's error, such as EADDRINUSE, when the port cannot be had. */
export function listen(
  app: ReturnType<typeof createApp>,
  options: { host: string; port: number; https: boolean },
): Promise<Listening> {
  // The adapter answers by itself what is no proper HTTP request; those answers get the headers here.
  const errorHandler = () => new Response('Bad Request', { status: 400, headers: securityHeaders(options) })
  const listener = getRequestListener(app.fetch, { errorHandler })
  const server = createServer(limits, (request, response) => {
    // A raw backslash would end in the adapter; written this way the site answers it as any unknown path.
    request.url = request.url?.replaceAll('\\', '%5C')
    void listener(request, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => {
      server.off('error', reject)
      resolve({ server, url: urlOf(server.address() as AddressInfo) })
    })
  })
}

/** How often a stop closes connections that have fallen idle (milliseconds). */
const sweepInterval = 50

/** Ends after the requests under way, or after `patience` milliseconds. */
export function stopListening(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection would otherwise hold the stop up until its client leaves.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval)
    const giveUp = setTimeout(() => server.closeAllConnections(), patience)
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
