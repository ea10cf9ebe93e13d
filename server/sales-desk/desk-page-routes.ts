import { Hono } from 'hono'
import { salesDeskPath } from '../../lead/sales-desk.ts'
import { sendFile } from '../web/send-file.ts'
import type { SiteFiles } from '../web/site-files.ts'
import type { DeskEnv } from './desk-context.ts'

/** The desk's page and what it loads. It holds nothing about anybody; what is shown is asked for. */
export function deskPageRoutes({ files }: SiteFiles): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>()
  routes.get(`${salesDeskPath}/*`, async (c, next) => {
    const address = new URL(c.req.url).pathname
    // Views have addresses of their own, and the page finds out which it is.
    const isView = !/\.[a-z0-9]+$/.test(address)
    const file = files.get(isView ? '/' : address.slice(salesDeskPath.length))
    if (!file) return next()
    const answer = sendFile(c, file)
    if (isView) answer.headers.set('Cache-Control', 'no-store')
    return answer
  })
  return routes
}
