import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A server in front of another one, as a slow line is: its pages come in pieces. */
export interface SlowLine {
  /** Where it answers, without a slash at the end. */
  origin: string
  close: () => void
}

/**
 * Passes on what the server at `origin` answers to GET. HTML leaves in pieces of `size` bytes, `gap` milliseconds after
 * one another, so that the browser has to lay out a page of which it knows the beginning only.
 */
export async function deliverInPieces(origin: string, size: number, gap: number): Promise<SlowLine> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      if (!given.headers['content-type']?.includes('html')) given.pipe(answer)
      else
        void given.toArray().then(async (parts: Buffer[]) => {
          const page = Buffer.concat(parts)
          for (let at = 0; at < page.length; at += size) {
            answer.write(page.subarray(at, at + size))
            await pause(gap)
          }
          answer.end()
        })
    })
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
