import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Sits between a client and a server listening on `port`. `cut` drops all connections, `cutAt` the one that sends these
 * words, before they arrive. `endAt` appends last words to the server's first piece that contains `words`, ends that
 * connection and resolves. While `down`, it accepts no connection; while `frozen`, it accepts them and forwards
 * nothing.
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
