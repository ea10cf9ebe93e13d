import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { isTaken, listenAddress } from './check-port.mjs'

test('HOST and PORT have defaults', () => {
  expect(listenAddress({})).toEqual({ host: '127.0.0.1', port: 3000 })
  expect(listenAddress({ HOST: '0.0.0.0', PORT: '8080' })).toEqual({ host: '0.0.0.0', port: 8080 })
})

test.each(['0', '70000', 'abc', '30.5', '-1'])('PORT=%s is left to the lead desk', (port) => {
  expect(listenAddress({ PORT: port })).toBeUndefined()
})

test('a port is taken while another server listens, and free afterwards', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = {
    host: '127.0.0.1',
    port: /** @type {import('node:net').AddressInfo} */ (other.address()).port,
  }
  expect(await isTaken(address)).toBe(true)
  other.close()
  await once(other, 'close')
  expect(await isTaken(address)).toBe(false)
})
