import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Request } from '@playwright/test'
import { phone, untilAllBegan } from '../phone.ts'

/** What a page of a visit brought, in bytes as transferred, heads included. */
export interface PageOfVisit {
  path: string
  bytes: number
}

/**
 * Opens pages one after the other as one visitor with an empty cache, on a phone's screen, touches nothing, and weighs what
 * each brings in its first six seconds. Throws when one is not answered, or asks another origin for anything: then the
 * network has a part in the figures.
 */
export async function weighVisit(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<PageOfVisit[]> {
  await using context = await browser.newContext(phone)
  const page = await context.newPage()
  let finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  const weighed: PageOfVisit[] = []
  for (const path of paths) {
    finished = []
    const response = await page.goto(origin + path, { waitUntil: 'load' })
    if (!response?.ok()) throw new Error(`${path} was answered with ${response?.status()}`)
    await wait(untilAllBegan)
    const foreign = finished.find((request) => new URL(request.url()).origin !== origin)
    if (foreign) throw new Error(`${path} asked for ${foreign.url()}`)
    const sizes = await Promise.all(finished.map(bytesOf))
    weighed.push({ path, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) })
  }
  return weighed
}

async function bytesOf(request: Request): Promise<number> {
  const response = await request.response()
  if (response?.fromServiceWorker()) return 0
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  // What stands in the browser's cache has come before.
  return responseBodySize === 0 ? 0 : responseBodySize + responseHeadersSize
}
