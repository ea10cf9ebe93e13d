import type { Context } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import type { SiteFile } from './site-files.ts'

/** Answers 304 where the client has the file that `sendFile` would send. */
export const unlessKnown = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] })

/** Sends a file of the site. */
export function sendFile(c: Context, file: SiteFile): Response {
  const encoding = encodingFor(c, file)
  const tag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  return c.body(bodyOf(file, encoding), 200, { ...fileHeaders(file, encoding), ETag: tag })
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
