import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { mediaType } from '../../leads/web/media-types.ts'

/** A file of the folder, as this host sends it. */
interface HostedFile {
  type: string
  plain: Buffer
  /** Compressed at the best level; undefined for already compressed files. */
  brotli: Buffer | undefined
}

const compressible = /^text\/|json|xml|manifest/

/**
 * A static host like a CDN: files of a folder, compressed once, and the headers from its `_headers` file. No lead desk.
 */
export class StaticHost implements AsyncDisposable {
  readonly #server: Server
  /** For each connection so far. */
  readonly #sockets = new Set<Socket>()

  private constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket) => this.#sockets.add(socket))
  }

  /** All bytes sent so far, headers included, whoever requested them: a prerendered page, too. */
  get bytesSent(): number {
    return [...this.#sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
  }

  static async serve(folder: string): Promise<StaticHost> {
    const rules = headerRules(await readFile(join(folder, '_headers'), 'utf8'))
    const files = new Map<string, Promise<HostedFile>>()
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname
      const name = extname(path) ? path : join(path, 'index.html')
      const file = files.get(name) ?? readHosted(join(folder, name))
      files.set(name, file)
      file.then(
        ({ type, plain, brotli }) => {
          const sent = request.headers['accept-encoding']?.includes('br') ? brotli : undefined
          response.setHeader('Content-Type', type)
          if (sent) response.setHeader('Content-Encoding', 'br')
          for (const [pattern, headers] of rules)
            if (covers(pattern, path))
              for (const [header, value] of headers) response.setHeader(header, value)
          response.end(sent ?? plain)
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

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }
}

async function readHosted(file: string): Promise<HostedFile> {
  const type = mediaType(extname(file))
  const plain = await readFile(file)
  return { type, plain, brotli: compressible.test(type) ? await promisify(brotliCompress)(plain) : undefined }
}

/** A rule’s path, or the prefix of all its paths if it ends in `*`. */
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
