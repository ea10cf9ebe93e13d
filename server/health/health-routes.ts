import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Log } from '../log.ts'
import { storeFailure } from '../store/store-failure.ts'
import type { Store } from '../store/store.ts'
import { metricsText } from './metrics.ts'

export interface HealthRoutesOptions {
  store: Pick<Store, 'check' | 'counts'>
  /** False once the server is stopping: no new requests should come here. */
  isReady: () => boolean
  /** Whoever sends it as a bearer token may read the metrics; without one there are none. */
  metricsToken: string | undefined
  events: () => ReadonlyMap<string, number>
  log: Log
  now: () => Date
}

const noStore = { 'Cache-Control': 'no-store' }

/** For machines that watch the server: is it alive, may it be sent requests, how does it do. */
export function healthRoutes(options: HealthRoutesOptions): Hono {
  const { isReady, metricsToken } = options
  const routes = new Hono()
  routes.get('/healthz', (c) => answerHealth(c, options))
  routes.get('/readyz', async (c) =>
    isReady() ? answerHealth(c, options) : c.text('Stopping', 503, noStore),
  )
  if (metricsToken !== undefined) {
    routes.get('/metrics', (c) => answerMetrics(c, options, metricsToken))
  }
  return routes
}

async function answerHealth(c: Context, { store, log }: HealthRoutesOptions): Promise<Response> {
  try {
    await store.check()
    return c.text('ok', 200, noStore)
  } catch (error) {
    const failure = storeFailure(error)
    log('error', 'store_unavailable', failure)
    const why = failure['problem'] === undefined ? '' : `: ${failure['problem']}`
    return c.text(`The lead store cannot be used${why}`, 503, noStore)
  }
}

async function answerMetrics(
  c: Context,
  { store, events, now }: HealthRoutesOptions,
  token: string,
): Promise<Response> {
  if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
    return c.text('Unauthorized', 401, { ...noStore, 'WWW-Authenticate': 'Bearer' })
  }
  const body = metricsText(await store.counts(), events(), now())
  return c.body(body, 200, { ...noStore, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
}

/** Compares without telling by the time it takes how much was right. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
