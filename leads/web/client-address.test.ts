import { expect, test } from 'vitest'
import { addressGroup, clientAddressBehind, isProxyEntry } from './client-address.ts'

test('ignores X-Forwarded-For without trusted proxies', () => {
  expect(clientAddressBehind([])('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  expect(clientAddressBehind(['10.0.0.1'])('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
})

test('takes the first address that is not a trusted proxy', () => {
  const client = clientAddressBehind(['10.0.0.0/8', '::1'])
  expect(client('10.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
  expect(client('::ffff:10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1')
  expect(client('::1', '[2001:db8::7]:443')).toBe('2001:db8::7')
  expect(client('10.0.0.1', '198.51.100.1:55123')).toBe('198.51.100.1')
})

test('stops at an entry that is not an address', () => {
  const client = clientAddressBehind(['10.0.0.0/8'])
  expect(client('10.0.0.1', '198.51.100.1, evil, 10.0.0.2')).toBe('10.0.0.2')
  expect(client('10.0.0.1', '')).toBe('10.0.0.1')
  expect(client(undefined, '198.51.100.1')).toBe('unknown')
})

test('counts an IPv6 network as one client', () => {
  expect(addressGroup('2001:0DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(addressGroup('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(addressGroup('2001:db8::9')).toBe('2001:db8:0:0::/64')
  expect(addressGroup('::1')).toBe('0:0:0:0::/64')
  expect(addressGroup('198.51.100.1')).toBe('198.51.100.1')
})

test('accepts only addresses and ranges', () => {
  expect(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'].every(isProxyEntry)).toBe(true)
  expect(['proxy.example', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/', ''].some(isProxyEntry)).toBe(false)
})
