import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { limitConnections } from './connection-limit.ts'

class FakeSocket extends EventEmitter {
  isOpen = true
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  destroy() {
    this.isOpen = false
    this.emit('close')
  }
}

function door(most: number) {
  const server = new EventEmitter()
  limitConnections(server, ['10.0.0.0/8'], most)
  return (address: string) => {
    const socket = new FakeSocket(address)
    server.emit('connection', socket)
    return socket
  }
}

test('each client has its own limit of connections', () => {
  const connectFrom = door(2)
  const first = connectFrom('198.51.100.1')
  connectFrom('::ffff:198.51.100.1')
  expect(connectFrom('198.51.100.1').isOpen).toBe(false)
  expect(connectFrom('198.51.100.2').isOpen).toBe(true)
  first.destroy()
  expect(connectFrom('198.51.100.1').isOpen).toBe(true)
  expect(connectFrom('198.51.100.1').isOpen).toBe(false)
})

test('all addresses of one IPv6 network count as one client', () => {
  const connectFrom = door(1)
  expect(connectFrom('2001:db8::1').isOpen).toBe(true)
  expect(connectFrom('2001:db8::2').isOpen).toBe(false)
})

test.each(['10.1.2.3', '127.0.0.1', '::1'])('a proxy at %s may open as many as it needs', (proxy) => {
  const connectFrom = door(1)
  connectFrom(proxy)
  expect(connectFrom(proxy).isOpen).toBe(true)
})
