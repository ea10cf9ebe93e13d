import type { Socket } from 'node:net'
import { addressGroup, bareAddress, isOneOf } from './client-address.ts'

/**
 * A browser opens six connections, so an office of thirty-odd behind one address fits in. Enough for anybody, too
 * few for one client to take all that the system offers.
 */
const mostOfOneClient = 200

interface ConnectionSource {
  on(event: 'connection', listener: (socket: Socket) => void): unknown
}

/** This machine: a proxy that was not configured, or somebody who is logged in here anyway. */
const loopback = ['127.0.0.0/8', '::1']

/** Closes a client's connections above its limit. Connections from a proxy are not limited. */
export function limitConnections(
  server: ConnectionSource,
  trustedProxies: readonly string[],
  most = mostOfOneClient,
): void {
  const isExempt = isOneOf([...loopback, ...trustedProxies])
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = bareAddress(socket.remoteAddress ?? '')
    if (!address || isExempt(address)) return
    const client = addressGroup(address)
    const count = (open.get(client) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 0) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
  })
}
