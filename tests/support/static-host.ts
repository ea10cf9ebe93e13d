import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * A static host as a CDN is one: files of a folder, and the headers that its `_headers` file asks for. No lead desk.
 */
export class StaticHost {
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  static async serve(folder: string): Promise<StaticHost> {
    const rules = headerRules(await readFile(join(folder, '_headers'), 'utf8'))
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname
      const file = extname(path) ? path : join(path, 'index.html')
      readFile(join(folder, file)).then(
        (body) => {
          response.setHeader('Content-Type', mediaTypes[extname(file)] ?? 'application/octet-stream')
          for (const [pattern, headers] of rules)
            if (covers(pattern, path)) for (const [name, value] of headers) response.setHeader(name, value)
          response.end(body)
        },
        () => response.writeHead(404).end(),
      )
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new StaticHost(server)
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

/** A rule’s path, or the beginning of all its paths with `*` behind it. */
function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path
}

function headerRules(text: string): Map<string, [name: string, value: string][]> {
  const rules = new Map<string, [string, string][]>()
  let current: [string, string][] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('  ')) {
      const at = line.indexOf(':')
      current.push([line.slice(0, at).trim(), line.slice(at + 1).trim()])
    } else if (line) rules.set(line, (current = []))
  }
  return rules
}
