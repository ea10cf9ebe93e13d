import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { emailCallPath } from '../common/lead/email-call.ts'
import { listen } from './listen.ts'
import { eventually } from './testing/eventually.ts'
import { testApp } from './testing/test-app.ts'

/** More than the system buffers for a client that does not read. */
const large = Buffer.alloc(16 * 1024 * 1024)

async function served(limits: { stalledAfter?: number; longestAnswer?: number } = {}) {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  app.get('/large', (c) => c.body(large))
  app.route('/', testApp().app)
  const settings = { host: '127.0.0.1', port: 0, https: true, trustedProxies: [], ...limits }
  const { server, url } = await listen(app, settings)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const counts = { came: 0, open: 0 }
  server.on('connection', (socket) => {
    counts.came++
    counts.open++
    socket.once('close', () => counts.open--)
  })
  const send = async (text: string): Promise<Socket> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  const reply = async (text: string) => {
    let all = ''
    for await (const chunk of await send(text)) all += String(chunk)
    return all
  }
  return { url, counts, send, reply }
}

const getLarge = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'

test.each([
  ['stands still', { stalledAfter: 300 }],
  ['takes too long in all', { longestAnswer: 300 }],
])('clients that do not read are closed once their answer %s', async (_, limits) => {
  const { counts, send } = await served(limits)
  await Promise.all(Array.from({ length: 8 }, () => send(getLarge)))
  await eventually(() => expect(counts).toEqual({ came: 8, open: 0 }))
})

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['HTTP/1.1 without Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
])('%s is answered with the same security headers as any other answer', async (_, text, status) => {
  const { reply } = await served()
  const answer = await reply(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const header of [
    /^content-security-policy: default-src 'none'/im,
    /^x-content-type-options: nosniff/im,
    /^strict-transport-security: max-age=/im,
  ])
    expect(answer).toMatch(header)
})

test('an HTTP/1.0 health check, which names no host, is answered like any other', async () => {
  const { reply } = await served()
  expect(await reply('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

test('answers malformed requests without leaving out the security headers', async () => {
  const { reply: replyTo } = await served()
  const get = (target: string, host = 'localhost') =>
    replyTo(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  for (const target of ['/\\evil.example/', '/a\\..\\b', '//evil.example/..', '/../../etc/passwd']) {
    const reply = await get(target)
    expect(reply).toMatch(/^HTTP\/1\.1 404 /)
    expect(reply).not.toMatch(/^location:/im)
  }
  const badHost = await get('/', 'a b')
  expect(badHost).toMatch(/^HTTP\/1\.1 400 /)
  expect(badHost).toMatch(/^x-content-type-options: nosniff/im)
})

test('rejects an endless body with 413 on a real connection', async () => {
  const { url } = await served()
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(16_384)),
  })
  const status = await new Promise((resolve, reject) => {
    const call = request(url + emailCallPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    })
    call.on('response', (response) => {
      resolve(response.statusCode)
      response.resume()
      call.destroy()
    })
    call.on('error', reject)
    void endless.pipeTo(
      new WritableStream({
        write: (chunk) =>
          new Promise<void>((next) => (call.destroyed ? undefined : void call.write(chunk, () => next()))),
      }),
    )
  })
  expect(status).toBe(413)
})
