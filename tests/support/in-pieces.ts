import { once } from 'node:events'
import { ReadableStream } from 'node:stream/web'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { test as base } from './shared-site.ts'

/** Bytes; the header's menus alone are ten of them. */
const pieceSize = 4000
/** Milliseconds. */
const gap = 15

/** Playwright's `test` over the shared site on a slow line: its pages arrive in pieces. */
export const test = base.extend({
  baseURL: async ({ sharedSite }, use) => {
    const line = createAdaptorServer(inPieces(sharedSite.origin))
    line.listen(0, '127.0.0.1')
    await once(line, 'listening')
    await use(`http://127.0.0.1:${(line.address() as AddressInfo).port}`)
    line.close()
  },
})

/** Forwards requests to `origin`. The browser has to lay out a page of which it has only the beginning. */
function inPieces(origin: string): Hono {
  return new Hono().get('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url)
    const answer = await proxy(origin + pathname + search)
    if (!answer.headers.get('Content-Type')?.includes('html')) return answer
    const pieces = ReadableStream.from(piecesOf(await answer.arrayBuffer()))
    return new Response(pieces as BodyInit, answer)
  })
}

async function* piecesOf(page: ArrayBuffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < page.byteLength; at += pieceSize) {
    yield new Uint8Array(page.slice(at, at + pieceSize))
    await pause(gap)
  }
}

export { expect } from '@playwright/test'
