import { emailCallPath } from '../../common/lead/email-call.ts'
import { createApp, type AppOptions } from '../app.ts'
import { readEnv } from '../env.ts'
import type { LogFields } from '../log/log.ts'
import { linkTokens } from '../newsletter/link-tokens.ts'
import { sampleCall } from './sample-call.ts'
import { temporaryStore } from './temporary-store.ts'

interface Logged extends LogFields {
  event: string
}

/** The app over a real store, with generous limits, and a way to post to it. */
export function testApp(options: Partial<AppOptions> = {}, variables: Record<string, string> = {}) {
  const logged: Logged[] = []
  const store = options.store ?? temporaryStore()
  const app = createApp({
    env: readEnv({ RATE_LIMIT_PER_MINUTE: '1000', ...variables }),
    store,
    tokens: linkTokens('a secret that only the tests know'),
    site: { files: new Map(), notFound: undefined },
    log: (_level, event, fields) => logged.push({ event, ...fields }),
    ...options,
  })
  const post = (body: unknown = sampleCall(), headers: Record<string, string> = {}) =>
    app.request(emailCallPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { app, store, logged, post }
}
