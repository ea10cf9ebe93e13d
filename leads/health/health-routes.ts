import { Hono, type Context } from 'hono'
import type { Log } from '../log/log.ts'
import { storeFailure } from '../store/store-failure.ts'
import type { Store } from '../store/open-store.ts'
import { lateSince } from '../outbox/retry-schedule.ts'
import type { RunningBuild } from '../running-build.ts'
import { isSame } from '../web/is-same.ts'
import { watchHealth } from './health-watch.ts'
import { metricsText } from './metrics.ts'

export interface HealthRoutesOptions {
  store: Pick<Store, 'check' | 'counts' | 'probe' | 'trouble'>
  /** False once the server is stopping: no new requests should come here. */
  isReady: () => boolean
  /** Whoever sends it as a bearer token may read the metrics; without one there are none. */
  metricsToken: string | undefined
  events: () => ReadonlyMap<string, number>
  /** The destinations, and whether each is paused. */
  destinations: () => ReadonlyMap<string, boolean>
  build: RunningBuild
  log: Log
  now: () => Date
  /** Milliseconds that only go forward. */
  steady: () => number
}

const noStore = { 'Cache-Control': 'no-store' }

/** For monitoring: is the server alive, may it get requests, how is it doing. */
export function healthRoutes(options: HealthRoutesOptions): Hono {
  const { isReady, metricsToken, build } = options
  const health = watchHealth(options)
  const routes = new Hono()
  routes.get('/healthz', async (c) => {
    const { status, reasons } = await health()
    return c.json({ status, reasons, build }, status === 'ok' ? 200 : 503, noStore)
  })
  routes.get('/readyz', async (c) =>
    isReady() ? answerReadiness(c, options) : c.text('Stopping', 503, noStore),
  )
  if (metricsToken !== undefined) {
    routes.get('/metrics', (c) => answerMetrics(c, options, metricsToken))
  }
  return routes
}

/** Asked by load balancers: a full disk or a dead letter is no reason to take the pages offline. */
async function answerReadiness(c: Context, { store, log }: HealthRoutesOptions): Promise<Response> {
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
  { store, events, destinations, build, now }: HealthRoutesOptions,
  token: string,
): Promise<Response> {
  if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
    return c.text('Unauthorized', 401, { ...noStore, 'WWW-Authenticate': 'Bearer' })
  }
  const [counts, trouble] = await Promise.all([store.counts(), store.trouble(lateSince(now()))])
  const measured = { counts, trouble, events: events(), destinations: destinations(), build }
  const body = metricsText(measured, now())
  return c.body(body, 200, { ...noStore, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
}
