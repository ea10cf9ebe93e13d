import type { Context, MiddlewareHandler } from 'hono'
import { isOwnOrigin } from '../web/own-page.ts'

/** Every site (`*`), or only those listed besides the server's own. */
export type AllowedOrigins = '*' | readonly string[]

const preflightAge = 86_400

/**
 * Cross-origin headers for the email call. They are on every answer, refusals and errors too: without them a
 * browser reports a bare network failure in place of the status. The call carries no cookie and no secret, so
 * any site may make it by default, as with the provider; a list turns other sites away with 403.
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

/** The value of Access-Control-Allow-Origin, or undefined when the origin is turned away. */
function answeredOrigin(c: Context, allowed: AllowedOrigins): string | undefined {
  if (allowed === '*') return '*'
  const origin = c.req.header('Origin')
  // Without an Origin it is no page of another site in a browser, so there is nothing to refuse.
  if (origin === undefined) return allowed[0] ?? 'null'
  return allowed.includes(origin) || isOwnOrigin(origin, c.req.raw.headers) ? origin : undefined
}
