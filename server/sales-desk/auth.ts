import { createHmac } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { magicLink } from 'better-auth/plugins'
import * as v from 'valibot'
import type { SalesDeskSql } from '../store/open-store.ts'
import { authAdapter } from './auth-adapter.ts'

/** Seconds. */
const day = 86_400

/** How long a session of the sales desk lasts without use (seconds). It is extended once a day. */
const sessionLasts = 14 * day

export interface AuthOptions {
  sql: SalesDeskSql
  /** What cookies are signed with. */
  secret: string
  https: boolean
}

/**
 * Signing in by better-auth: what it keeps is in our store, its addresses are not reachable, and what it does is called
 * by our own routes, which check who asks.
 */
export function createAuth({ sql, secret, https }: AuthOptions) {
  return betterAuth({
    appName: 'Sales desk',
    baseURL: 'http://localhost/desk',
    secret: createHmac('sha256', secret).update('sales desk').digest('base64url'),
    database: authAdapter(sql),
    session: { expiresIn: sessionLasts, updateAge: day, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'desk',
      useSecureCookies: https,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/desk' },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      magicLink({
        disableSignUp: true,
        // The store hashes it.
        storeToken: 'plain',
        // Links are written by invite.ts and sign-in-link.ts, together with the mail that carries them.
        sendMagicLink: () => undefined,
      }),
      {
        id: 'proven',
        endpoints: {
          /**
           * Starts a session for a member who has proven their identity in another way. It has no address: only the
           * server calls it.
           */
          startSession: createAuthEndpoint.serverOnly(
            { method: 'POST', body: v.object({ memberId: v.string() }), requireHeaders: true },
            async (ctx) => {
              const user = await ctx.context.internalAdapter.findUserById(ctx.body.memberId)
              if (!user) return ctx.json({ ok: false })
              const session = await ctx.context.internalAdapter.createSession(user.id)
              await setSessionCookie(ctx, { session, user })
              return ctx.json({ ok: true })
            },
          ),
        },
      },
    ],
  })
}

export type Auth = ReturnType<typeof createAuth>
