import { Hono, type Context } from 'hono'
import { storeFailure } from '../store/store-failure.ts'
import { lateSince } from '../outbox/retry-schedule.ts'
import { readRunningBuild } from '../running-build.ts'
import type { Store } from '../store/open-store.ts'
import { isSame } from '../web/is-same.ts'
import type { Web } from '../web/web.ts'
import type { EventCounter } from './event-counter.ts'
import { watchHealth } from './health-watch.ts'
import { metricsText } from './metrics.ts'

interface Health {
  /** False once the server is stopping: no new requests should be sent here. */
  isReady: () => boolean
  events: EventCounter
  /** The destinations, and whether each is paused. */
  destinations: () => ReadonlyMap<string, boolean>
  /** Monotonic milliseconds. */
  steady: () => number
}

type HealthWeb = Web<
  { siteDir: string; metricsToken: string | undefined },
  Pick<Store, 'check' | 'counts' | 'probe' | 'trouble'>
>

const noStore = { 'Cache-Control': 'no-store' }

/** For monitoring: is the server alive, can it take requests, how is it doing. */
export function healthRoutes(web: HealthWeb, { isReady, events, destinations, steady }: Health): Hono {
  const { env, store, log, now } = web
  const build = readRunningBuild(env.siteDir)
  const health = watchHealth({ store, log, now, steady })
  const routes = new Hono()
  routes.get('/healthz', async (c) => {
    const { status, reasons } = await health()
    return c.json({ status, reasons, build }, status === 'ok' ? 200 : 503, noStore)
  })
  routes.get('/readyz', async (c) => (isReady() ? answerReadiness(c, web) : c.text('Stopping', 503, noStore)))
  // Requests with this bearer token may read them.
  const { metricsToken: token } = env
  if (token === undefined) return routes
  return routes.get('/metrics', async (c) => {
    if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      return c.text('Unauthorized', 401, { ...noStore, 'WWW-Authenticate': 'Bearer' })
    }
    const [counts, trouble] = await Promise.all([store.counts(), store.trouble(lateSince(now()))])
    const measured = { counts, trouble, events: events.counts(), destinations: destinations(), build }
    const type = 'text/plain; version=0.0.4; charset=utf-8'
    return c.body(metricsText(measured, now()), 200, { ...noStore, 'Content-Type': type })
  })
}

/** For load balancers: a full disk or a dead letter is no reason to take the pages offline. */
async function answerReadiness(c: Context, { store, log }: HealthWeb): Promise<Response> {
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
