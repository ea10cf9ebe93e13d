import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import type { SiteFile } from './site-files.ts'

/** Sends a file of the site; 304 if the client has it. */
export function sendFile(c: Context, file: SiteFile): Response {
  const encoding = encodingFor(c, file)
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

/** Sends a page of the site as the answer to a different address. */
export function sendFileAs(
  c: Context,
  file: SiteFile,
  status: ContentfulStatusCode,
  headers: Record<string, string> = {},
): Response {
  const encoding = encodingFor(c, file)
  return c.body(bodyOf(file, encoding), status, { ...fileHeaders(file, encoding), ...headers })
}

function encodingFor(c: Context, file: SiteFile): Encoding {
  return chooseEncoding(c.req.header('Accept-Encoding'), new Set(file.bodies.keys()))
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
