import type { MiddlewareHandler } from 'hono'

/** For answers that are not pages: nothing may load, run or frame from them. */
const closedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'"

const permissions = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=(self)',
  'payment=()',
  'usb=()',
].join(', ')

const oneYear = 31_536_000

/**
 * The headers of every answer; an answer's own value stays. Cross-Origin-Opener-Policy is not among them: it makes a
 * browser start a new process once the page has answered, and public pages have nothing that it could protect (decision
 * 19). The sales desk sends it.
 */
export function securityHeaders(options: { https: boolean }): Record<string, string> {
  return {
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Resource-Policy': 'same-site',
    ...(options.https && { 'Strict-Transport-Security': `max-age=${oneYear}` }),
  }
}

/** Adds the security headers to the answers of the rest of the app, including errors. */
export function withSecurityHeaders(options: { https: boolean }): MiddlewareHandler {
  const headers = Object.entries(securityHeaders(options))
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}
