import { Hono } from 'hono'
import type { Context } from 'hono'
import { chooseEncoding } from './accept-encoding.ts'
import type { Encoding } from './accept-encoding.ts'
import type { SiteFile, SiteFiles } from './site-files.ts'

/** Serves the built site. A page has one address: without a slash at the end, except the home page. */
export function siteRoutes(site: SiteFiles): Hono {
  const routes = new Hono()
  routes.all('*', (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
    }
    const url = new URL(c.req.url)
    const path = decodePath(url.pathname)
    const file = path === undefined ? undefined : site.files.get(path)
    if (file) return sendFile(c, file)

    // The target is a page of this site found by name, so no address can lead off it.
    const canonical = path === undefined ? undefined : canonicalPath(path)
    if (canonical !== undefined && site.files.get(canonical)?.contentSecurityPolicy) {
      return c.redirect(encodeURI(canonical) + url.search, 308)
    }
    return sendNotFound(c, site.notFound)
  })
  return routes
}

/** The path with its percent-escapes read once; undefined when that gives no proper path. */
function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    // eslint-disable-next-line no-control-regex -- a NUL or line break in a path is never honest
    return /[\\\u0000-\u001f\u007f]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** The address that a longer way of writing it stands for: `/about/`, `/about/index.html`. */
function canonicalPath(path: string): string | undefined {
  if (path.includes('//')) return undefined
  const shorter = path.replace(/\/index\.html$/, '/').replace(/\/$/, '')
  return shorter === path ? undefined : shorter || '/'
}

function sendFile(c: Context, file: SiteFile): Response {
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), new Set(file.bodies.keys()))
  const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers = { ...fileHeaders(file, encoding), ETag: etag }
  if (matches(c.req.header('If-None-Match'), etag)) {
    const { 'Cache-Control': cacheControl, Vary, ...rest } = headers
    const policy = rest['Content-Security-Policy']
    return c.body(null, 304, {
      'Cache-Control': cacheControl,
      Vary,
      ETag: etag,
      ...(policy && { 'Content-Security-Policy': policy }),
    })
  }
  return c.body(bodyOf(file, encoding), 200, headers)
}

function sendNotFound(c: Context, file: SiteFile | undefined): Response {
  if (!file) return c.text('Not Found', 404)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), new Set(file.bodies.keys()))
  return c.body(bodyOf(file, encoding), 404, fileHeaders(file, encoding))
}

function fileHeaders(file: SiteFile, encoding: Encoding) {
  return {
    'Content-Type': file.type,
    'Content-Length': String(bodyOf(file, encoding).byteLength),
    'Cache-Control': file.cacheControl,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...(file.contentSecurityPolicy && { 'Content-Security-Policy': file.contentSecurityPolicy }),
  }
}

function bodyOf(file: SiteFile, encoding: Encoding): Uint8Array<ArrayBuffer> {
  return file.bodies.get(encoding) ?? new Uint8Array()
}

/** If-None-Match compares weakly: a proxy may have marked our tag `W/`. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((item) => {
    const tag = item.trim()
    return tag === '*' || tag.replace(/^W\//, '') === etag
  })
}
