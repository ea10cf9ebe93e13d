import { Hono } from 'hono'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import { salesDeskRoutes } from '../wire/sales-desk.ts'
import type { Desk, DeskEnv } from './desk-context.ts'
import type { DeskEventSource } from './events.ts'

/** Proxies close a connection that has been silent for a minute (milliseconds). */
const signOfLife = 25_000
/** No team needs more streams than this at once. */
const mostStreams = 200

/** Events at the desk, as they happen. */
export function eventRoutes({ events }: Desk): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>()
  let streams = 0
  routes.get(salesDeskRoutes.events, (c) => {
    if (streams >= mostStreams)
      return c.json({ error: 'Too many pages are open' }, 429, { 'Retry-After': '30' })
    // Otherwise proxies such as nginx buffer the stream.
    c.header('X-Accel-Buffering', 'no')
    const sessionId = c.get('sessionId')
    const answer = streamSSE(c, async (stream) => {
      streams++
      await listen(stream, events, sessionId)
      streams--
    })
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  })
  return routes
}

/** Writes events until the browser disconnects, or the session ends. */
async function listen(stream: SSEStreamingApi, events: DeskEventSource, sessionId: string): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const write = (event: string, data: unknown) =>
    void stream.writeSSE({ event, data: JSON.stringify(data) }).catch(end)
  const remove = events.add({ sessionId, send: write, end })
  const timer = setInterval(() => write('alive', {}), signOfLife)
  stream.onAbort(end)
  write('alive', {})
  await ended
  clearInterval(timer)
  remove()
}
