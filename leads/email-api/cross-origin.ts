import type { Context, MiddlewareHandler } from 'hono'
import { isOwnOrigin } from '../web/own-page.ts'

/** Every site (`*`), or only those listed besides the server's own. */
export type AllowedOrigins = '*' | readonly string[]

const preflightAge = 86_400

/**
 * Cross-origin headers for the email call. They are on every answer, including refusals and errors: without
 * them a browser reports a bare network failure instead of the status. The call carries no cookie and no
 * secret, so any site may make it by default, as with the provider; a list rejects other sites with 403.
 */
export function crossOrigin(allowed: AllowedOrigins): MiddlewareHandler {
  return async (c, next) => {
    const allowOrigin = answeredOrigin(c, allowed)
    if (allowOrigin === undefined) c.res = c.text('Forbidden', 403)
    else await next()

    const { headers } = c.res
    if (allowOrigin !== undefined) headers.set('Access-Control-Allow-Origin', allowOrigin)
    if (allowed !== '*') headers.append('Vary', 'Origin')
    headers.set('Access-Control-Allow-Methods', 'POST, OPTIONS')
    headers.set('Access-Control-Allow-Headers', 'Content-Type')
    headers.set('Access-Control-Expose-Headers', 'Retry-After')
    headers.set('Access-Control-Max-Age', String(preflightAge))
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}

/** The value of Access-Control-Allow-Origin; undefined if the origin is rejected. */
function answeredOrigin(c: Context, allowed: AllowedOrigins): string | undefined {
  if (allowed === '*') return '*'
  const origin = c.req.header('Origin')
  // A request without an Origin is not from a page of another site, so there is nothing to reject.
  if (origin === undefined) return allowed[0] ?? 'null'
  return allowed.includes(origin) || isOwnOrigin(origin, c.req.raw.headers) ? origin : undefined
}
