import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Stands between a client and a server that listens on `port`. `cut` drops all connections, `cutAt` the one that sends
 * these words, before they arrive. `endAt` adds last words to the first piece of the server that has `words` in it, ends
 * that connection and resolves. While it is `down`, it takes no connection; while it is `frozen`, it takes them and
 * passes nothing on.
 */
export async function tcpProxy(port: number) {
  const sockets = new Set<Socket>()
  let isDown = false
  let isFrozen = false
  let fatal: string | undefined
  let ending: { words: Buffer; lastWords: Buffer; done: () => void } | undefined
  const cut = () => sockets.forEach((socket) => socket.destroy())
  const server = createServer((client) => {
    if (isDown) return void client.destroy()
    const upstream = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    client.on('data', (chunk) => {
      if (isFrozen) return
      if (fatal === undefined || !chunk.includes(fatal)) return void upstream.write(chunk)
      fatal = undefined
      client.destroy()
    })
    upstream.on('data', (chunk) => {
      if (!ending || !chunk.includes(ending.words)) return void client.write(chunk)
      client.end(Buffer.concat([chunk, ending.lastWords]))
      ending.done()
      ending = undefined
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    cut()
    server.close()
    await once(server, 'close')
  })
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    cutAt: (words: string) => void (fatal = words),
    endAt: (words: Buffer, lastWords: Buffer) =>
      new Promise<void>((done) => void (ending = { words, lastWords, done })),
    setFrozen: (frozen: boolean) => void (isFrozen = frozen),
    setDown: (down: boolean) => {
      isDown = down
      if (down) cut()
    },
  }
}
