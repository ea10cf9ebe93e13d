import { Hono } from 'hono'
import { redirects } from '../../site/content/redirects.ts'
import { sendFile, sendFileAs, unlessKnown } from './send-file.ts'
import { hasPageAt, type SiteFiles } from './site-files.ts'

/**
 * Serves the built site. A page has one address: without a trailing slash, except the home page. Old addresses redirect
 * to current ones.
 */
export function siteRoutes(site: SiteFiles, renamed: ReadonlyMap<string, string> = redirects): Hono {
  const routes = new Hono()
  routes.all('*', unlessKnown, (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
    }
    const url = new URL(c.req.url)
    const path = decodePath(url.pathname)
    const file = path === undefined ? undefined : site.files.get(path)
    if (file) return sendFile(c, file)

    // The target is a page of this site found by name, so no address can redirect off it.
    const canonical = path === undefined ? undefined : canonicalPath(path)
    if (canonical !== undefined && hasPageAt(site, canonical)) {
      return c.redirect(encodeURI(canonical) + url.search, 308)
    }
    const page = path === undefined ? undefined : renamed.get(canonical ?? path)
    if (page !== undefined) return c.redirect(page + url.search, 308)
    return site.notFound ? sendFileAs(c, site.notFound, 404) : c.text('Not Found', 404)
  })
  return routes
}

/** The path with its percent-escapes decoded once; undefined if that is not a valid path. */
function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    // eslint-disable-next-line no-control-regex -- a NUL or line break in a path is never honest
    return /[\\\u0000-\u001f\u007f]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** The canonical form of a longer spelling: `/about/`, `/about/index.html`. */
function canonicalPath(path: string): string | undefined {
  if (path.includes('//')) return undefined
  const shorter = path.replace(/\/index\.html$/, '/').replace(/\/$/, '')
  return shorter === path ? undefined : shorter || '/'
}
