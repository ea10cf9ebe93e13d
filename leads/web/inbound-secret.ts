import type { MiddlewareHandler } from 'hono'
import { isSame } from './is-same.ts'

/** Whether a setting can be a secret in an address: too long to guess, and unchanged when encoded. */
export const isInboundSecret = (text: string): boolean => /^[\w-]{32,200}$/.test(text)
export const inboundSecretRule = 'must have 32 to 200 letters, digits, hyphens or underscores'

/**
 * Guards a route whose path ends with `/:secret`. Without a secret in the settings, or with another one in the path,
 * the address does not exist.
 */
export const withInboundSecret =
  (secret: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    if (secret === undefined || !isSame(c.req.param('secret') ?? '', secret)) return c.text('Not Found', 404)
    return next()
  }
