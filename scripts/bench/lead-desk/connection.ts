import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

const largestRead = 64 * 1024

/**
 * A kept-alive HTTP connection that makes one call after the other and throws the bodies away. It parses no more than
 * it must and reads into one buffer: with node:http on this side, the client was what was measured.
 */
export class Connection {
  readonly #socket: Socket
  /** The answer's head as far as it has come; undefined while its body comes. */
  #head: string | undefined
  #bodyLeft = 0
  #status = 0
  #done: ((status: number) => void) | undefined

  private constructor(port: number, host: string) {
    const buffer = Buffer.alloc(largestRead)
    const callback = (size: number) => {
      this.#read(buffer.subarray(0, size))
      return true
    }
    this.#socket = connect({ port, host, noDelay: true, onread: { buffer, callback } })
  }

  static async open({ hostname, port }: URL): Promise<Connection> {
    const connection = new Connection(Number(port), hostname)
    await once(connection.#socket, 'connect')
    return connection
  }

  /** Sends a whole request. Resolves with the status once the answer is in; rejects when the connection ends. */
  call(request: string): Promise<number> {
    this.#head = ''
    return new Promise((resolve, reject) => {
      const onClose = () => reject(new Error('The server closed the connection'))
      this.#socket.once('close', onClose)
      this.#done = (status) => {
        this.#socket.off('close', onClose)
        resolve(status)
      }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    let bodyBytes = chunk.length
    if (this.#head !== undefined) {
      const before = this.#head.length
      this.#head += chunk.toString('latin1')
      const end = this.#head.indexOf('\r\n\r\n')
      if (end === -1) return
      this.#status = Number(this.#head.slice(9, 12))
      this.#bodyLeft = Number(/\r\ncontent-length: (\d+)/i.exec(this.#head.slice(0, end))?.[1] ?? 0)
      this.#head = undefined
      bodyBytes = before + chunk.length - (end + 4)
    }
    this.#bodyLeft -= bodyBytes
    if (this.#bodyLeft === 0) this.#done?.(this.#status)
  }
}
