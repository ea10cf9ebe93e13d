import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { BlockList, isIP } from 'node:net'

/** What a route receives beside the request: nothing if a test calls the app directly, without a socket. */
export interface WebEnv {
  Bindings: Partial<HttpBindings>
}

/** Tells which client a request came from. */
export type ClientAddress = (socketAddress: string | undefined, forwardedFor: string | undefined) => string

/**
 * Finds the client behind the proxies named in TRUSTED_PROXIES. X-Forwarded-For is trusted only as far as
 * trusted proxies wrote it: read from the right, the first address that is not one of them is the client.
 * Anything further left could be the client's own invention.
 */
export function clientAddressBehind(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = isOneOf(trustedProxies)
  return (socketAddress, forwardedFor) => {
    let client = bareAddress(socketAddress ?? '')
    if (!client) return 'unknown'
    const hops = forwardedFor?.split(',') ?? []
    while (isTrusted(client)) {
      const hop = bareAddress(hops.pop() ?? '')
      if (!hop) break
      client = hop
    }
    return client
  }
}

/** Tells whether an IP address is one of these addresses and ranges. */
export function isOneOf(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of entries) addProxy(list, entry)
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether `entry` is an address such as `10.0.0.1` or a range such as `10.0.0.0/8`. */
export function isProxyEntry(entry: string): boolean {
  try {
    addProxy(new BlockList(), entry)
    return true
  } catch {
    return false
  }
}

/**
 * The key of the rate limit. One household or one attacker has a whole IPv6 /64, so its addresses count as
 * one.
 */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const [left = '', right] = address.split('::')
  const head = left ? left.split(':') : []
  const tail = right ? right.split(':') : []
  const zeros = right === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`
}

/** What the rate limits count a request by. */
export function clientOf(
  { env, req }: Pick<Context<WebEnv>, 'env' | 'req'>,
  addressOf: ClientAddress,
): string {
  return addressGroup(addressOf(env?.incoming?.socket.remoteAddress, req.header('X-Forwarded-For')))
}

function addProxy(list: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (prefix === undefined) list.addAddress(address, family)
  else if (/^\d{1,3}$/.test(prefix)) list.addSubnet(address, Number(prefix), family)
  else throw new RangeError('not a prefix length')
}

/** The address without port, brackets, zone or IPv4-in-IPv6 prefix; undefined if it is not one. */
export function bareAddress(text: string): string | undefined {
  const trimmed = text.trim()
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1]
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1]
  const address = (bracketed ?? withPort ?? trimmed).replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) ? address : undefined
}
